import { escapeHtml } from '../values/escape.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const html: Formatter = {
  name: 'html',
  summary: 'Escapes text for use between tags; quotes stay as they are.',
  section: 'core',
  usage: '',
  examples: [{ input: '"<a> & b"', output: '"&lt;a&gt; &amp; b"' }],
  format: (value) => escapeHtml(asString(value)),
}
