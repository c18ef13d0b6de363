/** Escapes CSS that the compiler would misread, and restores it in the output. */

/** Prefix for the name of an at-rule that the compiler would take for another. */
const AT_MARK = '--sw-at-'

export function isYoungAtRule(name: string): boolean {
  return YOUNG_AT_RULES.has(name)
}

const YOUNG_AT_RULES: ReadonlySet<string> = new Set([
  'color-profile',
  'container',
  'counter-style',
  'font-feature-values',
  'font-palette-values',
  'function',
  'layer',
  'position-try',
  'property',
  'scope',
  'starting-style',
  'view-transition',
  // From here on: rules inside `@font-feature-values`.
  'annotation',
  'character-variant',
  'ornaments',
  'styleset',
  'stylistic',
  'swash',
])

/** An at-rule with an escaped name; `head` is the name with the text that follows it. `restoreCss` undoes it. */
export function disguisedAtRule(head: string): string {
  return `${AT_MARK}${head}`
}

/** A property name escaped for the compiler, which ignores the case of properties; in custom ones it counts. */
export function disguisedProperty(key: string): string {
  if (key.startsWith('@') || !/[A-Z]/.test(key)) return key
  return key.startsWith('--') ? `--sw-case-${toHex(key.slice(2))}` : key.toLowerCase()
}

/** Restores escaped at-rules and custom properties. */
export function restoreCss(css: string): string {
  return (
    css
      .replace(/@(?:supports|media) --sw-at-/g, '@')
      // A platform's icon mixin inside a pseudo-element styles that pseudo-element itself.
      .replace(/(::?(?:before|after)):before\b/g, '$1')
      .replace(/--sw-case-([\da-f]+)/g, (_whole, hex: string) => `--${fromHex(hex)}`)
  )
}

const toHex = (text: string) => Buffer.from(text).toString('hex')
const fromHex = (hex: string) => Buffer.from(hex, 'hex').toString()
