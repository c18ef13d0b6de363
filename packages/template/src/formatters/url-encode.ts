import { escapeBytes } from '../values/escape.ts'
import { perText } from '../values/per-text.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const urlEncode: Formatter = {
  name: 'url-encode',
  summary: 'Escapes text for an address, all but letters, digits and `@*_+-./`.',
  section: 'core',
  usage: '',
  examples: [{ input: 'é a/b', output: '%C3%A9%20a/b' }],
  format: (value) => encode(asString(value)),
}

const encode = perText(escapeBytes)
