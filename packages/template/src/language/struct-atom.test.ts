/** STRUCT and ATOM have no syntax: programs put them into instruction lists to carry data (language §4). */

import { describe, expect, it } from 'vitest'
import { run } from '../test-template.ts'

const list = (...block: unknown[]) => [17, 1, block, 18]

describe('instructions without syntax', () => {
  it.each([
    [
      'a structure runs what is in it',
      list([
        20,
        { id: 1 },
        [
          [0, 'a'],
          [1, [['b']], 0],
        ],
      ]),
      'ac',
    ],
    ['an atom prints nothing', list([0, 'a'], [21, { any: ['json'] }], [0, 'b']), 'ab'],
    ['nothing at all is fine', list([20, null, []], [21, null], [21]), ''],
    [
      'structures nest',
      list([
        20,
        1,
        [
          [20, 2, [[0, 'x']]],
          [21, 3],
        ],
      ]),
      'x',
    ],
    ['what is bound in one stays', list([20, 1, [[6, '@x', [['b']], 0]]], [1, [['@x']], 0]), 'c'],
  ])('%s', (_, code, output) => {
    expect(run(code, { b: 'c' })).toMatchObject({ output, diagnostics: [] })
  })
})
