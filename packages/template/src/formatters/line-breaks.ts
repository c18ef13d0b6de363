import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const lineBreaks: Formatter = {
  name: 'line-breaks',
  summary: 'Turns line feeds into line breaks.',
  examples: [{ input: 'a\nb', output: 'a<br/>b' }],
  format: (value) => asString(value).replaceAll('\n', '<br/>'),
}
