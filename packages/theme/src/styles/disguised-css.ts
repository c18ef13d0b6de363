/** CSS that the compiler has to take for something else, and how it is put back into what comes out. */

/** Before the name of an at-rule that the compiler takes for another. */
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
  // Inside of `@font-feature-values`.
  'annotation',
  'character-variant',
  'ornaments',
  'styleset',
  'stylistic',
  'swash',
])

/** `head` is the rule's name with what follows it; in what comes out it is its own again. */
export function disguisedAtRule(head: string): string {
  return `${AT_MARK}${head}`
}

/** As the compiler takes it: it knows no capital letters in properties, and in custom ones they count. */
export function disguisedProperty(key: string): string {
  if (key.startsWith('@') || !/[A-Z]/.test(key)) return key
  return key.startsWith('--') ? `--sw-case-${toHex(key.slice(2))}` : key.toLowerCase()
}

/** Puts at-rules and custom properties back that the compiler had to take for something else. */
export function restoreCss(css: string): string {
  return (
    css
      .replace(/@(?:supports|media) --sw-at-/g, '@')
      // A platform's icon inside of a pseudo-element is that pseudo-element's own.
      .replace(/(::?(?:before|after)):before\b/g, '$1')
      .replace(/--sw-case-([\da-f]+)/g, (_whole, hex: string) => `--${fromHex(hex)}`)
  )
}

const toHex = (text: string) => Buffer.from(text).toString('hex')
const fromHex = (hex: string) => Buffer.from(hex, 'hex').toString()
