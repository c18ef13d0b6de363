/** `{.or}` and `{.or name? args}`: what runs when what came before did not hold (language §5, §7). */

import { describe, expect, it } from 'vitest'
import { parses, renders, reports, run, staysText } from '../test-template.ts'

const chain = '{.if a}a{.or equal? b 1}b{.or equal? b 2}c{.or}d{.end}'

describe('the first that holds runs, and no other', () => {
  renders(chain, { a: 1, b: 1 }, 'a')
  renders(chain, { b: 1 }, 'b')
  renders(chain, { b: 2 }, 'c')
  renders(chain, {}, 'd')
  renders('{.if a}a{.or equal? b 1}b{.end}', {}, '')
  renders('{.equal? b 1}b{.or}{.if a}a{.or}c{.end}{.end}', {}, 'c')
})

describe('it closes every kind of block', () => {
  renders('{.section a}x{.or}n{.end}', {}, 'n')
  renders('{.repeated section a}x{.or}n{.end}', {}, 'n')
  renders('{.equal? a 1}x{.or}n{.end}', {}, 'n')
  renders('{.section a}x{.or equal? @ 0}zero{.or}n{.end}', { a: 0 }, 'zero')
})

describe('how it is written', () => {
  parses('{.if a}{.or}b{.end}', [[8, [], [['a']], [], [7, 0, 0, [[0, 'b']], 3]]])
  parses('{.if a}{.or even? b}{.or odd?}{.or}{.end}', [
    [8, [], [['a']], [], [7, 'even?', [['b'], ' '], [], [7, 'odd?', 0, [], [7, 0, 0, [], 3]]]],
  ])
  staysText('{.or }', '{.or  even?}', '{.or\neven?}', '{.or a}', '{.orb}', '{.or equal}', '{.else}')
  reports('{.if a}{.or nope? a}{.end}', "SyntaxError: Predicate 'nope?' is unknown")
  reports('{.oreven? a}{.end}', "SyntaxError: Predicate 'oreven?' is unknown")
})

describe('nothing can come after a bare one', () => {
  const dead = 'SyntaxError: This OR_PREDICATE block will never execute.'
  reports('{.section a}{.or}{.or}{.end}', dead)
  reports('{.section a}{.or}{.or even? a}{.end}', dead)
  reports('{.section a}{.or}{.or}{.or}{.end}', [dead, dead])
  parses('{.if a}{.or}b{.or}c{.end}', [
    [
      8,
      [],
      [['a']],
      [],
      [
        7,
        0,
        0,
        [
          [0, 'b'],
          [0, 'c'],
        ],
        3,
      ],
    ],
  ])
})

describe('it needs a block that can have one', () => {
  reports('{.or}', 'SyntaxError: Instruction OR_PREDICATE not allowed at root')
  reports('{.if a}{.end}{.or even? a}', 'SyntaxError: Instruction OR_PREDICATE not allowed at root')
  reports(
    '{.macro a}{.or}{.end}',
    'SyntaxError: OR_PREDICATE instruction is not allowed inside MACRO block.',
  )
  reports('{.if a}{.or}', 'SyntaxError: Reached EOF in the middle of OR_PREDICATE')
})

it('takes as many as there are', () => {
  const template = `{.equal? a 0}0${Array.from({ length: 900 }, (_, i) => `{.or equal? a ${i + 1}}${i + 1}`).join('')}{.end}`
  expect(run(template, { a: 900 }).output).toBe('900')
})
