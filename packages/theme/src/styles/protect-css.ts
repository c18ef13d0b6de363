/**
 * Keeps modern CSS out of the compiler's arithmetic and colour functions. LESS of the version that themes are written in
 * would turn `calc(100% - 3px)` into 97% and `1 / span 2` into a quotient; escaped text reaches the browser unchanged.
 */

import { endOfString } from './scan-style.ts'

/** The value of a declaration, without comments, escaped for the compiler. */
export function protectValue(property: string, value: string): string {
  if (property.startsWith('--') && !/[@~`]|\w\(/.test(value)) return escaped(value.trim())
  if (RAW.test(property) && /[/[]/.test(value) && !/[~`]/.test(value)) return escaped(value.trim())
  if (property === RANGES) return escaped(value.trim())
  return protectParts(value, SLASHED.test(property))
}

/** Properties in which a slash or bracket never means arithmetic. */
const RAW = /^(?:aspect-ratio|grid(?:-(?:area|row|column|template(?:-(?:columns|rows|areas))?))?)$/
/** The property whose values contain question marks. */
const RANGES = 'unicode-range'
/** Properties whose values contain a slash of CSS, although older themes also divide there. */
const SLASHED = /^(?:background|border-(?:image|radius)|(?:-webkit-)?mask(?:-border)?|offset)$/
/** Parts that may need escaping, and parts that must be skipped. */
const PART = new RegExp(
  [
    /["']/,
    /(?<![\w-])url\(/,
    /(?<![\w-])-?[a-z][a-z-]*\(/,
    // Colours with an alpha channel, and ids.
    /(?<![\w&-])#(?:[\da-f]{4}(?:[\da-f]{4})?(?![\w-])|(?!(?:[\da-f]{3}){1,2}(?![\w-]))[\w-]+)/,
    // A number with an exponent.
    /(?<![\w.#@+-])[-+]?(?:\d*\.)?\d+e[-+]?\d+[a-z%]*(?![\w(-])/,
    /[/()]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)

function protectParts(value: string, isSlashed: boolean): string {
  let output = ''
  let at = 0
  let depth = 0
  PART.lastIndex = 0
  for (let match = PART.exec(value); match; match = PART.exec(value)) {
    const [part] = match
    const { index } = match
    const end = PART.lastIndex
    if (part === '(') depth++
    else if (part === ')') depth--
    else if (part.endsWith('(') && !isAddress(part) && !isKeptCall(value, index, end)) depth++
    const kept = keptPart(value, index, end, isSlashed && depth === 0)
    PART.lastIndex = kept.end
    if (kept.text === undefined) continue
    output += value.slice(at, index) + kept.text
    at = kept.end
  }
  return output + value.slice(at)
}

const isAddress = (part: string) => part.toLowerCase() === 'url('

/** The replacement of a part, if it needs one, and the offset to continue from. */
function keptPart(
  value: string,
  start: number,
  end: number,
  mayBeSlash: boolean,
): { readonly text?: string; readonly end: number } {
  const part = value.slice(start, end)
  if (part === '"' || part === "'") return { end: endOfString(value, start) }
  if (/^[#\d.+-]/.test(part) && !part.endsWith('(')) return { text: escaped(part), end }
  if (part === '/')
    return mayBeSlash && !isDivision(value, start) ? { text: ' ~"/" ', end } : { end }
  if (isAddress(part)) return { end: closingParenthesis(value, end) }
  if (!isKeptCall(value, start, end)) return { end }
  const close = closingParenthesis(value, end)
  return { text: escaped(value.slice(start, close)), end: close }
}

/** Functions that only browsers can compute. */
const LATER = /(?:attr|calc|clamp|env|var)\(/i
const COMPARED = new RegExp(` [-+] |[*/]|${LATER.source}`, 'i')

const NUMBER_ALONE = /^[a-z]+\(\s*[\d.]+%?\s*\)$/i

/** Functions of CSS by name, with the arguments that the compiler would spoil. */
const KEPT: Readonly<Record<string, RegExp>> = {
  calc: /^/,
  '-webkit-calc': /^/,
  '-moz-calc': /^/,
  clamp: /^/,
  min: COMPARED,
  max: COMPARED,
  rgb: /^[^,]*$/,
  rgba: /^[^,]*$/,
  hsl: /^[^,]*$/,
  hsla: /^[^,]*$/,
  hwb: /^/,
  lab: /^/,
  lch: /^/,
  oklab: /^/,
  oklch: /^/,
  color: /[ /]/,
  'color-mix': /^/,
  // CSS filters of that name; with a colour they are functions of LESS.
  contrast: NUMBER_ALONE,
  grayscale: NUMBER_ALONE,
  saturate: NUMBER_ALONE,
  if: /:/,
  // An empty fallback differs from no fallback.
  var: /,\s*\)$/,
  ...Object.fromEntries(
    ['abs', 'acos', 'asin', 'atan', 'cos', 'mod', 'pow', 'sin', 'sqrt', 'tan'].map((name) => [
      name,
      LATER,
    ]),
  ),
  round: new RegExp(`\\((?:up|down|nearest|to-zero)\\b|,\\s*[\\d.]+[a-z%]|${LATER.source}`, 'i'),
}
/** Calls allowed inside an escaped call. Any other could be one of LESS, which has to be evaluated. */
const CSS_CALL = /^(?:-webkit-calc|-moz-calc|attr|env|light-dark|style|media|supports|var)$/

/** Whether the call whose name and parenthesis stand there is escaped. */
function isKeptCall(value: string, start: number, end: number): boolean {
  const name = value.slice(start, end - 1).toLowerCase()
  if (!Object.hasOwn(KEPT, name)) return false
  const call = value.slice(start, closingParenthesis(value, end))
  if (!KEPT[name]?.test(call) || /["'`~]|@@/.test(call)) return false
  const inside = call.match(/(?<![\w-])[\w-]+(?=\()/g) ?? []
  return inside.every((one) => CSS_CALL.test(one) || Object.hasOwn(KEPT, one))
}

/** `@width / 2` divides; `center / cover`, `1em / 2em` and `2px / @radius` do not. */
function isDivision(value: string, slash: number): boolean {
  const before = /(?:@[\w-]{1,100}|\)) {0,10}$/.test(value.slice(Math.max(0, slash - 120), slash))
  return (
    before && /^ {0,10}(?:\d{0,9}\.)?\d{1,9}(?![\d.%a-z])/i.test(value.slice(slash + 1, slash + 40))
  )
}

/**
 * The value as an escaped LESS string, in which only variables are evaluated; unchanged if no LESS string can hold
 * it.
 */
export function escaped(value: string): string {
  const named = value.replace(/@([\w-]+)/g, '@{$1}')
  const kept = literal(named)
  return kept === named ? value : kept
}

/** Like `escaped`, but a name behind an `@` is a variable only with braces. */
export function literal(value: string): string {
  const quote = value.includes('"') ? "'" : '"'
  if (value.includes(quote) || value.endsWith('\\')) return value
  return `~${quote}${value.replace(/\s+/g, ' ')}${quote}`
}

/** The offset behind the parenthesis that closes the one before `from`. */
function closingParenthesis(text: string, from: number): number {
  let depth = 1
  let at = from
  while (at < text.length && depth > 0) {
    const char = text[at]
    if (char === '"' || char === "'") {
      at = endOfString(text, at)
      continue
    }
    if (char === '(') depth++
    else if (char === ')') depth--
    at++
  }
  return at
}
