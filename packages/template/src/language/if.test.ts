/** `{.if a || b && c}…{.or}…{.end}` asks whether values are there, and stays where it is (language §7). */

import { describe } from 'vitest'
import { parses, renders, reports, staysText } from '../test-template.ts'

describe('one value', () => {
  renders('{.if a}y{.or}n{.end}', { a: 1 }, 'y')
  renders('{.if a}y{.or}n{.end}', { a: '0' }, 'y')
  renders('{.if a}y{.or}n{.end}', { a: [0] }, 'y')
  renders('{.if a}y{.or}n{.end}', { a: 0 }, 'n')
  renders('{.if a}y{.or}n{.end}', { a: '' }, 'n')
  renders('{.if a}y{.or}n{.end}', { a: {} }, 'n')
  renders('{.if a}y{.or}n{.end}', {}, 'n')
  renders('{.if a.b.0}y{.or}n{.end}', { a: { b: [1] } }, 'y')
  renders('{.if @}y{.or}n{.end}', [], 'n')
  renders('{.if hasOwnProperty}y{.or}n{.end}', {}, 'n')
})

describe('both and either', () => {
  renders('{.if a && b}y{.or}n{.end}', { a: 1, b: 1 }, 'y')
  renders('{.if a && b}y{.or}n{.end}', { a: 1 }, 'n')
  renders('{.if a || b}y{.or}n{.end}', { b: 1 }, 'y')
  renders('{.if a || b}y{.or}n{.end}', {}, 'n')
})

describe('from left to right, and no further than the operator just used decides', () => {
  renders('{.if a && b || c}y{.or}n{.end}', { c: 1 }, 'n')
  renders('{.if a || b && c}y{.or}n{.end}', { a: 1 }, 'y')
  renders('{.if a || b && c}y{.or}n{.end}', { b: 1 }, 'y')
  renders('{.if a && b || c}y{.or}n{.end}', { a: 1, c: 1 }, 'n')
  renders('{.if a && b || c}y{.or}n{.end}', { a: 1, b: 1 }, 'y')
  renders('{.if a || b || c && d}y{.or}n{.end}', { c: 1 }, 'y')
  renders('{.if a || b && c || d}y{.or}n{.end}', { d: 1 }, 'n')
})

describe('names are looked up in every value around, and none is stepped into', () => {
  renders('{.section a}{.if b}{c}{@|json}{.end}{.end}', { a: { c: 1 }, b: { c: 2 } }, '1{"c":1}')
  renders('{.repeated section a}{.if @index}{@index}{.end}{.end}', { a: [1, 2] }, '12')
  renders('{.repeated section a}{.if @index0}{@},{.end}{.end}', { a: [1, 2, 3] }, '2,3,')
  renders('{.var @x a}{.section b}{.if @x}y{.end}{.end}', { a: 1, b: 1 }, 'y')
  renders('{.if a}{.var @x a}{.end}{@x}', { a: 1 }, '1')
})

describe('how it is written', () => {
  parses('{.if a}b{.end}', [[8, [], [['a']], [[0, 'b']], 3]])
  parses('{.if a||b && c}{.end}', [[8, [0, 1], [['a'], ['b'], ['c']], [], 3]])
  parses('{.if \n a \t||\n b }{.end}', [[8, [0], [['a'], ['b']], [], 3]])
  staysText(
    '{.if}',
    '{.ifa}',
    '{.if a &&}',
    '{.if && a}',
    '{.if a b}',
    '{.if a | b}',
    '{.if a & b}',
  )
  staysText('{.if !a}', '{.if (a)}', '{.if a == b}', '{.if "a"}', '{.if a ||| b}', '{.if a, b}')
  staysText('{.if a|html}', '{.if\u00a0a}', '{.if a and b}', '{.if a.}')
})

describe('a predicate goes as well', () => {
  parses('{.if equal?/a/b c/}{.end}', [[5, 'equal?', [['a', 'b c', ''], '/'], [], 3]])
  parses('{.if  even?}{.end}', [[5, 'even?', 0, [], 3]])
  renders('{.if equal? a 1}y{.or}n{.end}', { a: 1 }, 'y')
  reports('{.if nope? a}{.end}', "SyntaxError: Predicate 'nope?' is unknown")
})

describe('a condition without a name fails', () => {
  parses('{.if }{.end}', [[8, [], [], [], 3]])
  parses('{.if \n}{.end}', [[8, [], [], [], 3]])
  reports(
    '{.if }x{.or}y{.end}',
    'RuntimeError: Unexpected TypeError error when executing IF: The condition names no variable',
  )
})

describe('an end is needed', () => {
  reports('{.if a}', 'SyntaxError: Reached EOF in the middle of IF')
  parses('{.if a}b', [[8, [], [['a']], [[0, 'b']], null]])
})
