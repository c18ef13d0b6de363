import { perText } from '../values/per-text.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const encodeSpace: Formatter = {
  name: 'encode-space',
  summary: 'Turns every whitespace character into a space that does not break.',
  section: 'core',
  usage: '',
  examples: [{ input: 'a b\tc', output: 'a&nbsp;b&nbsp;c' }],
  format: (value) => encode(asString(value)),
}

const encode = perText((text) => text.replace(/\s/g, '&nbsp;'))
