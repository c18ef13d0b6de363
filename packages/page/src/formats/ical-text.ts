/** Lines, texts and times in the format of RFC 5545. */

/** Name and encoded value. */
export type Property = readonly [name: string, value: string]

/** The most octets of a line, without its line end (RFC 5545 §3.1). */
const LONGEST_LINE = 75

/** One property with its line ends, folded so that no line is longer than allowed and no character is cut. */
export function property([name, value]: Property): string {
  const lines: string[] = []
  let line = ''
  let octets = 0
  for (const character of `${name}:${value}`) {
    const size = Buffer.byteLength(character)
    if (octets + size > LONGEST_LINE) {
      lines.push(line)
      // The space that marks a continuation counts as one of the line's octets.
      line = ' '
      octets = 1
    }
    line += character
    octets += size
  }
  return [...lines, line].map((one) => `${one}\r\n`).join('')
}

/** A TEXT value (RFC 5545 §3.3.11); control characters other than line ends cannot be in one. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\p{Cc}/gu, (control) => (control === '\n' ? '\\n' : ''))
}

/** A moment in UTC: `20260329T023000Z`. */
export function utcTime(epochMs: number): string {
  return new Date(epochMs).toISOString().replace(/[-:]|\.\d+/g, '')
}
