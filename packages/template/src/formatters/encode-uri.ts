import { perText } from '../values/per-text.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const encodeUri: Formatter = {
  name: 'encode-uri',
  summary: 'Escapes a whole address, leaving its punctuation.',
  section: 'core',
  usage: '',
  examples: [{ input: '/a b?c=d&e', output: '/a%20b?c=d&e' }],
  format: (value) => encode(asString(value)),
}

const encode = perText((text) => encodeURI(text.toWellFormed()))
