/** Escapes for places in HTML. */

/** Looking for one character at a time is many times as fast as looking for any of a class. */
const hasMarkup = (text: string) => text.includes('<') || text.includes('&') || text.includes('>')

/** For text between tags. */
export function escapeHtml(text: string): string {
  return hasMarkup(text) ? replaceAll(text, '"') : text
}

/** For values in double quotes; the apostrophe stays as it is (spec §13). */
export function escapeAttribute(text: string): string {
  return text.includes('"') || hasMarkup(text) ? replaceAll(text, '&quot;') : text
}

/** From here on one flat result is better than a string of many parts. */
const LONG = 400

function replaceAll(text: string, quote: string): string {
  if (text.length < LONG) return replaceEach(text, quote)
  let result = text
  if (result.includes('&')) result = result.replace(/&/g, '&amp;')
  if (result.includes('<')) result = result.replace(/</g, '&lt;')
  if (result.includes('>')) result = result.replace(/>/g, '&gt;')
  return quote === '"' ? result : result.replace(/"/g, quote)
}

/** From one character to replace to the next, each kind looked for on its own. */
function replaceEach(text: string, quote: string): string {
  const end = text.length
  const next = (character: string, from: number) => {
    const at = text.indexOf(character, from)
    return at < 0 ? end : at
  }
  let lesser = next('<', 0)
  let greater = next('>', 0)
  let ampersand = next('&', 0)
  let quotation = quote === '"' ? end : next('"', 0)
  let result = ''
  let written = 0
  for (;;) {
    const at = Math.min(lesser, greater, ampersand, quotation)
    if (at === end) return result + text.slice(written)
    let entity = quote
    if (at === lesser) {
      entity = '&lt;'
      lesser = next('<', at + 1)
    } else if (at === greater) {
      entity = '&gt;'
      greater = next('>', at + 1)
    } else if (at === ampersand) {
      entity = '&amp;'
      ampersand = next('&', at + 1)
    } else quotation = next('"', at + 1)
    result += text.slice(written, at) + entity
    written = at + 1
  }
}

/** Keeps JSON inside a script element from ending the element. */
export function escapeScript(json: string): string {
  return json.includes('</') ? json.replaceAll('</', '<\\/') : json
}

/**
 * ASCII letters, digits and `@*_+-./` stay, the rest is %XX or %uXXXX. The function of JavaScript
 * that the language means here: out of fashion, but every engine has it.
 */
export const escapeLegacy: (text: string) => string = escape

/** The same for the bytes of text in UTF-8. */
export function escapeBytes(text: string): string {
  return escape(unescape(encodeURIComponent(text.toWellFormed())))
}
