import { escapeLegacy } from '../values/escape.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const urlEncode: Formatter = {
  name: 'url-encode',
  summary: 'Escapes the bytes of text, leaving `@*_+-./`.',
  examples: [{ input: 'é a/b', output: '%C3%A9%20a/b' }],
  format: (value) => escapeLegacy(utf8(asString(value))),
}

/** One character for each byte. */
function utf8(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
}
