/**
 * `.button-block-guarded-mixin-…`: mixins of the platform's buttons, which themes call in rules of their own. What one mixes in follows
 * from the words of its name; with others it is empty, so that the rule around it stays.
 */

const CALLED = /\.(button-block-guarded-mixin-[\w-]+)/g

const WORDS: Readonly<Record<string, string>> = {
  solid: 'border-width: 2px; border-style: solid; border-color: transparent;',
  outline: 'border: 2px solid currentColor; background: transparent; color: inherit;',
  raised: 'box-shadow: inset 0 -3px rgba(0, 0, 0, .35);',
  square: 'border-radius: 0;',
  rounded: 'border-radius: 5px;',
  pill: 'border-radius: 300px;',
}

/** Arguments that a call may have: all are accepted. */
const PARAMETERS = ['', '@a', '@a, @b', '@a, @b, @c']

/** Definitions of the mixins that sheets call without defining them. */
export function buttonMixins(texts: readonly string[]): string {
  const called = new Set(
    texts.flatMap((text) => [...text.matchAll(CALLED)].map(([, name = '']) => name)),
  )
  return [...called]
    .filter(
      (name) =>
        !texts.some((text) => new RegExp(`\\.${name}\\s*(?:\\([^)]*\\))?[^;{}]*\\{`).test(text)),
    )
    .flatMap((name) => {
      const words = new Set(name.split('-'))
      const body = Object.entries(WORDS).flatMap(([word, its]) => (words.has(word) ? [its] : []))
      return PARAMETERS.map((parameters) => `.${name}(${parameters}) { ${body.join(' ')} }`)
    })
    .join('\n')
}
