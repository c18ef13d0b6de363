/** `{.section a}…{.or}…{.end}` steps into a value if there is something in it (language §7). */

import { describe } from 'vitest'
import { parses, renders, reports, staysText } from '../test-template.ts'

describe('a section runs for what is true', () => {
  renders('{.section a}x{.end}', { a: 'text' }, 'x')
  renders('{.section a}x{.end}', { a: '0' }, 'x')
  renders('{.section a}x{.end}', { a: 'false' }, 'x')
  renders('{.section a}x{.end}', { a: 1 }, 'x')
  renders('{.section a}x{.end}', { a: -1 }, 'x')
  renders('{.section a}x{.end}', { a: true }, 'x')
  renders('{.section a}x{.end}', { a: { b: null } }, 'x')
  renders('{.section a}x{.end}', { a: [0] }, 'x')
})

describe('and its {.or} for what is not', () => {
  renders('{.section a}x{.or}no{.end}', {}, 'no')
  renders('{.section a}x{.or}no{.end}', { a: null }, 'no')
  renders('{.section a}x{.or}no{.end}', { a: '' }, 'no')
  renders('{.section a}x{.or}no{.end}', { a: 0 }, 'no')
  renders('{.section a}x{.or}no{.end}', { a: Number.NaN }, 'no')
  renders('{.section a}x{.or}no{.end}', { a: false }, 'no')
  renders('{.section a}x{.or}no{.end}', { a: {} }, 'no')
  renders('{.section a}x{.or}no{.end}', { a: [] }, 'no')
  renders('{.section a}x{.end}', {}, '')
})

describe('inside, the value comes first', () => {
  renders('{.section a}{b}{.end}{b}', { a: { b: 1 }, b: 2 }, '12')
  renders('{.section a.b.0}{c}{.end}', { a: { b: [{ c: 1 }] } }, '1')
  renders('{.section @}{a}{.end}', { a: 1 }, '1')
  renders('{.section a}{.section @}{b}{.end}{.end}', { a: { b: 1 } }, '1')
  renders('{.section a}{@}{.end}', { a: [1, 2] }, '1,2')
  renders('{.section a}{0}{.end}', { a: ['x'] }, 'x')
  renders('{.section 0}{@}{.end}', ['x'], 'x')
})

describe('the alternative runs inside too', () => {
  renders('{.section a}x{.or}[{@}{b}]{.end}', { a: 0, b: 2 }, '[02]')
  renders('{.section a}x{.or}{@|json}{.end}', { b: 2 }, '')
  renders('{.section a}x{.or}{.var @y b}{@y}{.end}{@y}', { b: 2 }, '2')
})

describe('its name is looked for in the innermost value only', () => {
  renders('{.section a}{.section b}x{.or}no{.end}{.end}', { a: { c: 1 }, b: 2 }, 'no')
  renders('{.section a}{.if b}x{.end}{.end}', { a: { c: 1 }, b: 2 }, 'x')
  renders('{.repeated section a}{.section b}x{.or}no{.end}{.end}', { a: [1], b: 2 }, 'no')
  renders('{.repeated section a}{.section @index}x{.or}no{.end}{.end}', { a: [1] }, 'no')
})

describe('a local variable opens it where it was bound', () => {
  renders('{.var @x a}{.section @x}{b}{.end}', { a: { b: 1 } }, '1')
  renders('{.var @x a}{.section a}{.section @x}{b}{.or}no{.end}{.end}', { a: { b: 1 } }, 'no')
  renders('{.var @x a}{.section @x.b}{@}{.end}', { a: { b: 1 } }, '1')
})

describe('how it is written', () => {
  parses('{.section a}b{.end}', [[2, ['a'], [[0, 'b']], 3]])
  parses('{.section  a.0}{.end}', [[2, ['a', 0], [], 3]])
  parses('{.section \t\r\n\f\va}{.end}', [[2, ['a'], [], 3]])
  parses('{.section @}{.or}b{.end}', [[2, ['@'], [], [7, 0, 0, [[0, 'b']], 3]]])
  staysText('{.section}', '{.section }', '{.section a }', '{.section a b}', '{.section a,b}')
  staysText('{.section a|html}', '{.sectiona}', '{.section .a}', '{.section\u00a0a}', '{section a}')
})

describe('an end is needed', () => {
  reports('{.section a}', 'SyntaxError: Reached EOF in the middle of SECTION')
  reports('{.section a}{.or}', 'SyntaxError: Reached EOF in the middle of OR_PREDICATE')
  parses('{.section a}b', [[2, ['a'], [[0, 'b']], 3]])
  parses('{.section a}b{.or}c', [[2, ['a'], [[0, 'b']], [7, 0, 0, [[0, 'c']], null]]])
})
