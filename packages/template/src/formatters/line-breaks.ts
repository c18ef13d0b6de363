import { perText } from '../values/per-text.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const lineBreaks: Formatter = {
  name: 'line-breaks',
  summary: 'Turns line feeds into line breaks.',
  examples: [{ input: 'a\nb', output: 'a<br/>b' }],
  format: (value) => withBreaks(asString(value)),
}

const withBreaks = perText((text) => text.replaceAll('\n', '<br/>'))
