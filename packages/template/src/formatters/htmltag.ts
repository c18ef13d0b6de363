import { escapeAttribute } from '../values/escape.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const htmltag: Formatter = {
  name: 'htmltag',
  summary: 'The same as `htmlattr`.',
  section: 'core',
  usage: '',
  examples: [{ input: '"<a>" & \'b\'', output: "&quot;&lt;a&gt;&quot; &amp; 'b'" }],
  format: (value) => escapeAttribute(asString(value)),
}
