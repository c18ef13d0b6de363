import { perText } from '../values/per-text.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const encodeUriComponent: Formatter = {
  name: 'encode-uri-component',
  summary: 'Escapes text for use within an address, with all its punctuation.',
  section: 'core',
  usage: '',
  examples: [{ input: '/a b?c', output: '%2Fa%20b%3Fc' }],
  format: (value) => encode(asString(value)),
}

const encode = perText((text) => encodeURIComponent(text.toWellFormed()))
