/** `{.var @name value|formatter}` gives a value a name for the block it stands in (language §7). */

import { describe } from 'vitest'
import { parses, renders, reports, staysText } from '../test-template.ts'

describe('a value by another name', () => {
  renders('{.var @x a}{@x}', { a: 1 }, '1')
  renders('{.var @x a.b.0}{@x}', { a: { b: [1] } }, '1')
  renders('{.var @x a}{@x.b}', { a: { b: 1 } }, '1')
  renders('{.var @x @}{@x.a}', { a: 1 }, '1')
  renders('{.var @x a}{.var @y @x}{@y}', { a: 1 }, '1')
  renders('{.var @x a}{@x}', {}, '')
  renders('{@x}', { '@x': 1, x: 2 }, '')
})

describe('formatters change it first', () => {
  renders('{.var @x a|html}{@x}', { a: '<' }, '&lt;')
  renders('{.var @x a|html|html}{@x}', { a: '<' }, '&amp;lt;')
  renders('{.var @x a|count}{.section @x}{@}{.end}', { a: [1, 2] }, '2')
  renders('{.var @x a,b}{@x}', { a: 1, b: 2 }, '1')
  renders('{.var @x a|apply p}{@x}{@x}', { a: 1 }, '[1][1]', { partials: { p: '[{@}]' } })
})

describe('it lasts to the end of the section or round it stands in', () => {
  renders('{.section a}{.var @x b}{@x}{.end}({@x})', { a: { b: 1 } }, '1()')
  renders('{.var @x a}{.section b}{@x}{.end}', { a: 1, b: 2 }, '1')
  renders('{.var @x a}{.section b}{.var @x c}{@x}{.end}{@x}', { a: 1, b: { c: 2 } }, '21')
  renders('{.var @x a}{@x}{.var @x b}{@x}', { a: 1, b: 2 }, '12')
  renders('{.if a}{.var @x a}{.end}{@x}', { a: 1 }, '1')
  renders('{.equal? a 1}{.var @x a}{.end}{@x}', { a: 1 }, '1')
})

describe('a missing value hides nothing, null does', () => {
  renders('{.var @x a}{.section b}{.var @x c}({@x}){.end}', { a: 1, b: 2 }, '(1)')
  renders('{.var @x a}{.section b}{.var @x c}({@x}){.end}', { a: 1, b: { c: null } }, '()')
})

describe('@, @index and @index0 keep their meaning', () => {
  renders('{.var @index a}{@index}', { a: 1 }, '')
  renders('{.var @index0 a}{.repeated section b}{@index0}{.end}', { a: 9, b: [1] }, '0')
})

describe('names that objects have are names', () => {
  renders('{.var @toString a}{@toString}{@constructor}{@hasOwnProperty}', { a: 1 }, '1')
  renders('{.var @constructor a}{@constructor}', { a: 1 }, '1')
})

describe('how it is written', () => {
  parses('{.var @x a}', [[6, '@x', [['a']], 0]])
  parses('{.var @x-1_b a.0, b|html|truncate 5}', [
    [6, '@x-1_b', [['a', 0], ['b']], [['html'], ['truncate', [['5'], ' ']]]],
  ])
  staysText(
    '{.var}',
    '{.var }',
    '{.var @x}',
    '{.var @x }',
    '{.var x a}',
    '{.var @ a}',
    '{.var @1 a}',
  )
  staysText(
    '{.var  @x a}',
    '{.var @x  a}',
    '{.var @x\na}',
    '{.var @x a }',
    '{.var @x.y a}',
    '{.var @x=a}',
  )
  staysText('{.var @x "a"}', '{.var @x a|}', '{.var @x a b}', '{.vars @x a}')
  reports('{.var @x a|nope}', "SyntaxError: Formatter 'nope' is unknown")
})
