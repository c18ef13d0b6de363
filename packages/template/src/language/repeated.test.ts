/** `{.repeated section a}…{.alternates with}…{.or}…{.end}` runs for each element of a list (language §7). */

import { describe } from 'vitest'
import { parses, renders, reports, staysText } from '../test-template.ts'

describe('for each element', () => {
  renders('{.repeated section a}({@}){.end}', { a: [1, 'x', true] }, '(1)(x)(true)')
  renders('{.repeated section a}{b}{.end}', { a: [{ b: 1 }, { b: 2 }] }, '12')
  renders('{.repeated section a.b}{@}{.end}', { a: { b: [1, 2] } }, '12')
  renders('{.repeated section @}{@}{.end}', [1, 2], '12')
  renders(
    '{.repeated section a}({@}){.end}',
    { a: [null, '', 0, false, {}, []] },
    '()()(0)(false)()()',
  )
  renders('{.repeated section a}{b}{.end}', { a: [{}, { b: 1 }, null], b: 2 }, '212')
  renders('{.repeated section a}{b}{.end}', { a: [{ b: null }], b: 2 }, '')
})

describe('loops in loops', () => {
  renders(
    '{.repeated section a}{n}{.repeated section b}{@}{.end};{.end}',
    {
      a: [
        { n: 1, b: ['x', 'y'] },
        { n: 2, b: [] },
        { n: 3, b: ['z'] },
      ],
    },
    '1xy;2;3z;',
  )
  renders(
    '{.repeated section a}{.repeated section @}{@}{.end}{.end}',
    { a: [[1, 2], [], [3]] },
    '123',
  )
})

describe('anything but a list with elements runs the alternative', () => {
  renders('{.repeated section a}x{.or}none{.end}', {}, 'none')
  renders('{.repeated section a}x{.or}none{.end}', { a: [] }, 'none')
  renders('{.repeated section a}x{.or}none{.end}', { a: null }, 'none')
  renders('{.repeated section a}x{.or}none{.end}', { a: 'text' }, 'none')
  renders('{.repeated section a}x{.or}none{.end}', { a: 5 }, 'none')
  renders('{.repeated section a}x{.or}none{.end}', { a: { 0: 1, length: 1 } }, 'none')
  renders('{.repeated section a}x{.end}', { a: { b: 1 } }, '')
  renders('{.repeated section a}x{.or equal? b 1}one{.or}none{.end}', { b: 1 }, 'one')
})

describe('which stands outside, unlike that of a section', () => {
  renders('{.repeated section a}x{.or}{b}{@.b}{.end}', { a: { b: 1 }, b: 2 }, '22')
  renders('{.repeated section a}x{.or}{.var @y b}{.end}{@y}', { b: 2 }, '2')
})

describe('its name is looked for in the innermost value only', () => {
  renders('{.section a}{.repeated section b}x{.or}none{.end}{.end}', { a: 1, b: [1] }, 'none')
})

describe('what is bound in one round is gone in the next', () => {
  renders('{.repeated section a}{@x}{.var @x @}{@x}{.end}{@x}', { a: [1, 2] }, '12')
  renders('{.var @x b}{.repeated section a}{@x}{.var @x @}{.end}{@x}', { a: [1, 2], b: 0 }, '000')
})

describe('how it is written', () => {
  parses('{.repeated section a}b{.end}', [[4, ['a'], [[0, 'b']], 3, []]])
  parses('{.repeated section\na}{.end}', [[4, ['a'], [], 3, []]])
  parses('{.repeated section a}b{.alternates with}c{.or}d{.end}', [
    [4, ['a'], [[0, 'b']], [7, 0, 0, [[0, 'd']], 3], [[0, 'c']]],
  ])
  staysText(
    '{.repeated a}',
    '{.repeated  section a}',
    '{.repeatedsection a}',
    '{.repeated section}',
  )
  staysText('{.repeated section a }', '{.repeated\nsection a}', '{.repeat section a}')
  reports('{.repeated section a}', 'SyntaxError: Reached EOF in the middle of REPEATED')
  parses('{.repeated section a}b{.alternates with}c', [[4, ['a'], [[0, 'b']], 3, [[0, 'c']]]])
})
