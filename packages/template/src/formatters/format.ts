import { perText } from '../values/per-text.ts'
import { concatenated } from '../values/text.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

/**
 * A placeholder: a number in braces. Any other one vanishes: up to the next brace, which may begin
 * another placeholder, except right at the place where a digit or the end was expected.
 */
const PLACEHOLDER = /\{(\d*)(\}|[^}][^{}]*\}?|$)/g

export const format: Formatter = {
  name: 'format',
  summary: 'Fills `{0}`, `{1}`… in a text with the values of the names given.',
  section: 'core',
  usage: '[reference …]',
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
    // Concatenated piece by piece: `replace` would build the whole text before its length is checked.
    for (const part of partsOf(asString(value))) {
      result += typeof part === 'string' ? part : (values[part] ?? '')
    }
    return result
  },
}

/** Parts of a pattern: texts, and the indexes of the values between them. */
const partsOf = perText((pattern) => {
  const parts: (string | number)[] = []
  let at = 0
  for (const { 0: match, 1: digits, 2: end, index } of pattern.matchAll(PLACEHOLDER)) {
    parts.push(pattern.slice(at, index))
    if (end === '}') parts.push(Number(digits))
    at = index + match.length
  }
  parts.push(pattern.slice(at))
  return parts
})
