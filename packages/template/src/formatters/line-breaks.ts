import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const lineBreaks: Formatter = {
  name: 'line-breaks',
  summary: 'Turns line feeds into line breaks.',
  examples: [{ input: 'a\nb', output: 'a<br/>b' }],
  format(value) {
    const text = asString(value)
    let end = text.indexOf('\n')
    if (end < 0) return text
    // By hand: `replaceAll` takes twice as long for the few short lines that most texts have.
    let result = ''
    let start = 0
    for (; end >= 0; end = text.indexOf('\n', start)) {
      result += text.slice(start, end)
      result += '<br/>'
      start = end + 1
    }
    return result + text.slice(start)
  },
}
