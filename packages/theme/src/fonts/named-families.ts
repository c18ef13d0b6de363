/** Finds the places where a style sheet names font families. */

import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer'

export interface NamedFamily {
  readonly family: string
  /** Property in lower case: `font-family`, `font` or the name of a custom property. */
  readonly property: string
  /** Offset behind the name in the style sheet. */
  readonly end: number
  /** Whether a rule that defines the family names it. */
  readonly isDefinition: boolean
}

/** Strings, comments and addresses are matched to be skipped, so that only real declarations are found. */
const TEXT = /"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?/.source
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/.source
const DECLARATION = `(?<![\\w-])(?<property>--[\\w-]+|font(?:-family)?)\\s*:(?<value>(?:${TEXT}|${COMMENT}|[^;{}"'])*)`
const PARTS = new RegExp(
  [TEXT, COMMENT, /url\([^)"']*/.source, DECLARATION, '(?<at>@[\\w-]+)', '}'].join('|'),
  'gi',
)
/** The most unquoted words that are combined into one possible family name. */
const MOST_WORDS = 3
const BLANK: ReadonlySet<TokenType> = new Set([TokenType.Whitespace, TokenType.Comment])
/** Tokens that separate families, also inside `var(--name, …)`. */
const SEPARATORS: ReadonlySet<TokenType> = new Set([
  TokenType.Comma,
  TokenType.Function,
  TokenType.OpenParen,
  TokenType.CloseParen,
  TokenType.EOF,
  // The `!` of `!important`.
  TokenType.Delim,
])

/** Every possible family name: in custom properties and shorthands that is each word or string that ends an entry. */
export function namedFamilies(css: string): NamedFamily[] {
  const named: NamedFamily[] = []
  let isDefinition = false
  for (const { 0: part, index, groups = {} } of css.matchAll(PARTS)) {
    const { property, value, at } = groups
    if (at !== undefined) isDefinition = at.toLowerCase() === '@font-face'
    else if (part === '}') isDefinition = false
    if (property === undefined || value === undefined) continue
    const start = index + part.length - value.length
    for (const { family, end } of familiesIn(value)) {
      named.push({ family, property: property.toLowerCase(), end: start + end, isDefinition })
    }
  }
  return named
}

function familiesIn(value: string): { family: string; end: number }[] {
  const tokens = tokenize({ css: value }).filter(([type]) => !BLANK.has(type))
  const found: { family: string; end: number }[] = []
  let words: string[] = []
  for (const [index, [type, , , last, data]] of tokens.entries()) {
    if (type !== TokenType.String && type !== TokenType.Ident) {
      words = []
      continue
    }
    const isText = type === TokenType.String
    words = [...(isText ? [] : words.slice(1 - MOST_WORDS)), data.value]
    if (!SEPARATORS.has((tokens[index + 1] as CSSToken)[0])) continue
    const names = isText ? [data.value] : endingsOf(words)
    found.push(...names.map((family) => ({ family, end: last + 1 })))
  }
  return found
}

/** Possible names at the end of the words: `italic Work Sans` may be that, or `Work Sans`, or `Sans`. */
function endingsOf(words: readonly string[]): string[] {
  return words.map((_word, index) => words.slice(index).join(' '))
}
