/** `{.alternates with}`: what a loop prints between elements (language §5, §7). */

import { describe } from 'vitest'
import { parses, renders, reports, staysText } from '../test-template.ts'

describe('between elements, never after the last', () => {
  renders('{.repeated section a}{@}{.alternates with}, {.end}', { a: [1, 2, 3] }, '1, 2, 3')
  renders('{.repeated section a}{@}{.alternates with}, {.end}', { a: [1] }, '1')
  renders('{.repeated section a}{@}{.alternates with}, {.or}none{.end}', { a: [] }, 'none')
  renders('{.repeated section a}{.alternates with}-{.end}', { a: [1, 2, 3] }, '--')
})

describe('it sees the element before it', () => {
  renders(
    '{.repeated section a}{.alternates with}{@}{@index}{b};{.end}',
    { a: [7, 8, 9], b: 0 },
    '710;820;',
  )
  renders('{.repeated section a}{.var @x @}{.alternates with}{@x}{.end}', { a: [1, 2, 3] }, '12')
})

describe('blocks stand between elements as well', () => {
  renders(
    '{.repeated section a}{@}{.alternates with}{.if b},{.or};{.end} {.end}',
    { a: [1, 2, 3], b: true },
    '1, 2, 3',
  )
  renders(
    '{.repeated section a}{@}{.alternates with}{.repeated section b}{@}{.alternates with}-{.end}{.end}',
    { a: [1, 2], b: [8, 9] },
    '12',
  )
  parses('{.repeated section a}{.alternates with}{.section b}x{.end}y{.end}', [
    [
      4,
      ['a'],
      [],
      3,
      [
        [2, ['b'], [[0, 'x']], 3],
        [0, 'y'],
      ],
    ],
  ])
})

describe('it belongs to the loop around it', () => {
  renders(
    '{.repeated section a}{.repeated section @}{@}{.alternates with},{.end}{.alternates with};{.end}',
    { a: [[1, 2], [3]] },
    '1,2;3',
  )
  reports('{.alternates with}', 'SyntaxError: Instruction ALTERNATES_WITH not allowed at root')
  reports(
    '{.section a}{.alternates with}{.end}',
    'SyntaxError: ALTERNATES_WITH instruction is not allowed inside SECTION block.',
  )
  reports(
    '{.repeated section a}{.if b}{.alternates with}{.end}{.end}',
    'SyntaxError: ALTERNATES_WITH instruction is not allowed inside IF block.',
  )
  reports(
    '{.macro a}{.alternates with}{.end}',
    'SyntaxError: ALTERNATES_WITH instruction is not allowed inside MACRO block.',
  )
})

describe('once, and before {.or}', () => {
  reports(
    '{.repeated section a}{.alternates with}b{.alternates with}c{.end}',
    'SyntaxError: ALTERNATES_WITH instruction is not allowed inside REPEATED block.',
  )
  reports(
    '{.repeated section a}{.or}{.alternates with}c{.end}',
    'SyntaxError: ALTERNATES_WITH instruction is not allowed inside OR_PREDICATE block.',
  )
  parses('{.repeated section a}{.alternates with}b{.alternates with}c{.end}', [
    [
      4,
      ['a'],
      [],
      3,
      [
        [0, 'b'],
        [0, 'c'],
      ],
    ],
  ])
})

describe('how it is written', () => {
  staysText('{.alternates}', '{.alternates  with}', '{.alternates with }', '{.alternates\nwith}')
})
