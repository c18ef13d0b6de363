/** Escapes for places in HTML. */

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const ATTRIBUTE: Readonly<Record<string, string>> = { ...HTML, '"': '&quot;' }

/** For text between tags. */
export function escapeHtml(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, (c) => HTML[c] ?? c) : text
}

/** For values in double quotes; the apostrophe stays as it is (spec §13). */
export function escapeAttribute(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (c) => ATTRIBUTE[c] ?? c) : text
}

/** Keeps JSON inside a script element from ending the element. */
export function escapeScript(json: string): string {
  return json.includes('</') ? json.replaceAll('</', '<\\/') : json
}

/** Old JavaScript `escape`: ASCII letters, digits and `@*_+-./` stay, the rest is %XX or %uXXXX. */
export function escapeLegacy(text: string): string {
  return text.replace(/[^A-Za-z0-9@*_+\-./]/g, (character) => {
    const code = character.charCodeAt(0)
    const hex = code.toString(16).toUpperCase()
    return code < 0x100 ? `%${hex.padStart(2, '0')}` : `%u${hex.padStart(4, '0')}`
  })
}
