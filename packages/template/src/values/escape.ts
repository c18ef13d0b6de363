/** Escapes for places in HTML. */

/** Escapes text between tags. */
export function escapeHtml(text: string): string {
  return escapeText(text, '"')
}

/** Escapes values in double quotes; the apostrophe stays as it is (language §13). */
export function escapeAttribute(text: string): string {
  return escapeText(text, '&quot;')
}

/**
 * Escapes values in double quotes except for ampersands: nothing in them ends the value or begins an element,
 * but an entity that was typed is read as one.
 */
export function escapeQuotes(text: string): string {
  return escapeAttribute(text).replaceAll('&amp;', '&')
}

/** Characters from which one flat result is better than a rope of many parts. */
const LONG = 400

/**
 * From one character to replace to the next, each kind looked for on its own: looking for one character
 * at a time is many times as fast as looking for any of a class.
 */
function escapeText(text: string, quote: string): string {
  const end = text.length
  let lesser = find('<', text, 0)
  let greater = find('>', text, 0)
  let ampersand = find('&', text, 0)
  let quotation = quote === '"' ? end : find('"', text, 0)
  let next = Math.min(lesser, greater, ampersand, quotation)
  if (next === end) return text
  if (end >= LONG) return escapeLong(text, quote)
  let result = ''
  let written = 0
  do {
    let entity = quote
    if (next === lesser) {
      entity = '&lt;'
      lesser = find('<', text, next + 1)
    } else if (next === greater) {
      entity = '&gt;'
      greater = find('>', text, next + 1)
    } else if (next === ampersand) {
      entity = '&amp;'
      ampersand = find('&', text, next + 1)
    } else quotation = find('"', text, next + 1)
    result += text.slice(written, next) + entity
    written = next + 1
    next = Math.min(lesser, greater, ampersand, quotation)
  } while (next < end)
  return result + text.slice(written)
}

/** Offset of the next occurrence of a character; the length of the text if there is none. */
function find(character: string, text: string, from: number): number {
  const at = text.indexOf(character, from)
  return at < 0 ? text.length : at
}

function escapeLong(text: string, quote: string): string {
  let result = text
  if (result.includes('&')) result = result.replace(/&/g, '&amp;')
  if (result.includes('<')) result = result.replace(/</g, '&lt;')
  if (result.includes('>')) result = result.replace(/>/g, '&gt;')
  return quote === '"' ? result : result.replace(/"/g, quote)
}

/** Keeps JSON inside a script element from ending the element. */
export function escapeScript(json: string): string {
  return json.includes('</') ? json.replaceAll('</', '<\\/') : json
}

/**
 * ASCII letters, digits and `@*_+-./` stay, the rest is %XX or %uXXXX. It is JavaScript's deprecated function,
 * which the language requires and every engine has.
 */
export const escapeLegacy: (text: string) => string = escape

/** Like `escapeLegacy`, for the bytes of text in UTF-8. */
export function escapeBytes(text: string): string {
  return escape(unescape(encodeURIComponent(text.toWellFormed())))
}
