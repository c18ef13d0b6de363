import { escapeAttribute } from '../values/escape.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const htmlattr: Formatter = {
  name: 'htmlattr',
  summary: 'Escapes text for use in an attribute in double quotes.',
  section: 'core',
  usage: '',
  examples: [{ input: '"<a>" & \'b\'', output: "&quot;&lt;a&gt;&quot; &amp; 'b'" }],
  format: (value) => escapeAttribute(asString(value)),
}
