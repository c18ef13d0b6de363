import { concatenated } from '../values/text.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const format: Formatter = {
  name: 'format',
  summary: 'Fills `{0}`, `{1}`… in a text with the values of the references given.',
  examples: [
    {
      input: '{1} of {0}{2}',
      args: ['total', 'done'],
      context: { total: 9, done: 3 },
      output: '3 of 9',
    },
  ],
  format(value, references, scope) {
    const values = references.map((reference) => {
      const found = scope.resolveOutside(reference)
      return found === null || found === undefined ? '' : concatenated(found)
    })
    let result = ''
    let at = 0
    // Joined piece by piece: a replace would build the whole text before its length is checked.
    for (const match of asString(value).matchAll(/\{([^{}]*)\}/g)) {
      const index = /^\d*$/.test(match[1] ?? '') ? Number(match[1]) : NaN
      result += match.input.slice(at, match.index) + (values[index] ?? '')
      at = match.index + match[0].length
    }
    return result + asString(value).slice(at)
  },
}
