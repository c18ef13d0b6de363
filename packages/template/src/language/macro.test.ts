/** `{.macro name}…{.end}` names a block, which `apply` and `.include` run (language §7, §9). */

import { describe } from 'vitest'
import { parses, renders, reports, staysText } from '../test-template.ts'

describe('a macro prints where it is applied, not where it stands', () => {
  renders('{.macro m}x{.end}', {}, '')
  renders('{.macro m}<{@}>{.end}{a|apply m}{b|apply m}', { a: 1, b: 2 }, '<1><2>')
  renders('{.macro m}{@args.k}{.end}{a|apply m k=v}', {}, 'v')
  renders('{.macro m}{.var @x a}{.end}{.include m}{@x}', { a: 1 }, '1')
})

describe('it sees what is around where it is applied', () => {
  renders('{.macro m}{b}{c}{.end}{a|apply m}', { a: { b: 1 }, c: 2 }, '12')
  renders('{.macro m}{@x}{.end}{.section a}{.var @x b}{@|apply m}{.end}', { a: { b: 1 } }, '1')
  renders('{.macro m}{b}{c}{.end}{a|apply m private}', { a: { b: 1 }, c: 2 }, '1')
})

describe('it lasts to the end of the section it stands in', () => {
  renders(
    '{.macro m}1{.end}{.section a}{.macro m}2{.end}{@|apply m}{.end}{@|apply m}',
    { a: 1 },
    '21',
  )
  reports(
    '{.section @}{.or}{.macro m}1{.end}{@|apply m}{.end}{@|apply m}',
    "RuntimeError: Attempt to apply partial 'm' which could not be found.",
  )
  renders('{.if a}{.macro m}1{.end}{.end}{@|apply m}', { a: 1 }, '1')
  renders('{.macro m}1{.end}{.macro m}2{.end}{@|apply m}', {}, '2')
})

describe('it comes before a partial of its name', () => {
  renders('{@|apply m}{.macro m}macro{.end}{@|apply m}', {}, 'partialmacro', {
    partials: { m: 'partial' },
  })
})

describe('a macro may define another, and apply itself', () => {
  renders('{.macro m}{.macro n}x{.end}{@|apply n}{.end}{@|apply m}', {}, 'x')
  renders(
    '{.macro m}{n}{.section next}{@|apply m}{.end}{.end}{@|apply m}',
    { n: 1, next: { n: 2, next: { n: 3 } } },
    '123',
  )
})

describe('names that objects have are names', () => {
  renders('{.macro toString}x{.end}{@|apply toString}', {}, 'x')
  renders('{.macro __proto__}x{.end}{@|apply __proto__}', {}, 'x')
  renders('{.macro constructor}x{.end}{@|apply constructor}', {}, 'x')
})

describe('how it is written', () => {
  parses('{.macro a/b-1_c.html}d{.end}', [[10, 'a/b-1_c.html', [[0, 'd']]]])
  parses('{.macro ./..}{.end}', [[10, './..', []]])
  staysText(
    '{.macro}',
    '{.macro }',
    '{.macro  a}',
    '{.macro a b}',
    '{.macro a }',
    '{.macro é}',
    '{.macro "a"}',
  )
  reports('{.macro a}', 'SyntaxError: Reached EOF in the middle of MACRO')
  parses('{.macro a}b', [[10, 'a', [[0, 'b']]]])
})
