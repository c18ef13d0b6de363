/** Escapes for places in HTML. */

const FIRST_HTML = /[&<>]/
const FIRST_ATTRIBUTE = /[&<>"]/

/** For text between tags. */
export function escapeHtml(text: string): string {
  const first = text.search(FIRST_HTML)
  return first < 0 ? text : escapeFrom(text, first, '"')
}

/** For values in double quotes; the apostrophe stays as it is (spec §13). */
export function escapeAttribute(text: string): string {
  const first = text.search(FIRST_ATTRIBUTE)
  return first < 0 ? text : escapeFrom(text, first, '&quot;')
}

/** By hand, because a replace with a function takes several times as long. */
function escapeFrom(text: string, first: number, quote: string): string {
  let result = ''
  let written = 0
  for (let at = first; at < text.length; at++) {
    const entity = entityOf(text.charCodeAt(at), quote)
    if (entity === undefined) continue
    result += text.slice(written, at) + entity
    written = at + 1
  }
  return result + text.slice(written)
}

function entityOf(code: number, quote: string): string | undefined {
  switch (code) {
    case 34:
      return quote
    case 38:
      return '&amp;'
    case 60:
      return '&lt;'
    case 62:
      return '&gt;'
    default:
      return undefined
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
