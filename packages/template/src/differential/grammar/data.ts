/** Generates data with the names that templates of `templates.ts` use. */

import fc from 'fast-check'
import { NAMES } from './words.ts'

const scalar = fc.constantFrom(null, true, false, 0, 1, 2, -1.5, 1e21, '', '0', 'one', 'a<b', '{a}')

const ODD_KEYS = ['0', '00', '@x', '$a', 'a-b', 'a.b', 'length', 'constructor', 'prototype', '']
const key = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_KEYS) },
)

const { value, object, list } = fc.letrec<{ value: unknown; object: object; list: unknown[] }>(
  (tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      { weight: 3, arbitrary: scalar },
      { weight: 2, arbitrary: tie('object') },
      { weight: 2, arbitrary: tie('list') },
    ),
    object: fc.dictionary(key, tie('value'), { maxKeys: 5 }),
    list: fc.oneof(
      fc.array(tie('value'), { maxLength: 3 }),
      fc.array(tie('object'), { minLength: 1, maxLength: 3 }),
    ),
  }),
)

export { value }

/** Mostly a page whose values have the types that their names promise. */
export const data = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record(
      {
        a: object,
        b: value,
        n: fc.constantFrom(0, 1, 2, 3, -1, 2.5),
        text: fc.constantFrom('', 'one', 'two words', 'a<b>"c"&', '3'),
        list,
        rows: fc.array(object, { minLength: 1, maxLength: 3 }),
        next: value,
      },
      { requiredKeys: ['rows', 'list'] },
    ),
  },
  { weight: 2, arbitrary: value },
)
