/** `{.name? args}…{.or}…{.end}` asks a predicate (language §3.1, §4, §7). What each one answers stands beside it. */

import { describe } from 'vitest'
import { parses, renders, reports, staysText } from '../test-template.ts'

describe('a predicate chooses the block or the alternative', () => {
  renders('{.equal? a 1}y{.or}n{.end}', { a: 1 }, 'y')
  renders('{.equal? a 1}y{.or}n{.end}', { a: 2 }, 'n')
  renders('{.equal? a 1}y{.end}', { a: 2 }, '')
})

describe('it asks about the innermost value, which stays the innermost', () => {
  renders('{.section a}{.plural?}{@}{.end}{.end}', { a: 2 }, '2')
  renders('{.repeated section a}{.even? @}{@}{.end}{.end}', { a: [1, 2, 3, 4] }, '24')
  renders('{.repeated section a}{.even? @index}{@}{.end}{.end}', { a: ['p', 'q', 'r', 's'] }, 'qs')
  renders('{.equal? a 1}{.var @x a}{.end}{@x}', { a: 1 }, '1')
})

describe('the first character separates the arguments', () => {
  parses('{.equal? a "b"}{.end}', [[5, 'equal?', [['a', '"b"'], ' '], [], 3]])
  parses('{.equal?/a/b c/}{.end}', [[5, 'equal?', [['a', 'b c', ''], '/'], [], 3]])
  parses('{.equal?a b}{.end}', [[5, 'equal?', [[' b'], 'a'], [], 3]])
  parses('{.equal?  a}{.end}', [[5, 'equal?', [['', 'a'], ' '], [], 3]])
  parses('{.equal?:a|b:c}{.end}', [[5, 'equal?', [['a|b', 'c'], ':'], [], 3]])
  parses('{.equal?|a|b}{.end}', [[5, 'equal?', [['a', 'b'], '|'], [], 3]])
  parses('{.equal?\na\nb}{.end}', [[5, 'equal?', [['a', 'b'], '\n'], [], 3]])
  parses('{.equal??}{.end}', [[5, 'equal?', [[], '?'], [], 3]])
  parses('{.equal?}{.end}', [[5, 'equal?', 0, [], 3]])
  parses('{.equal? }{.end}', [[5, 'equal?', [[], ' '], [], 3]])
  parses('{.equal?  }{.end}', [[5, 'equal?', [['', ''], ' '], [], 3]])
  renders('{.equal?:a:"x y"}y{.end}', { a: 'x y' }, 'y')
})

describe('a predicate nobody knows is reported, and does not hold', () => {
  reports('{.nope?}x{.end}', "SyntaxError: Predicate 'nope?' is unknown")
  reports('{.nope? a b}x{.or nope2?}y{.end}', [
    "SyntaxError: Predicate 'nope?' is unknown",
    "SyntaxError: Predicate 'nope2?' is unknown",
  ])
  reports('{.Equal? a}x{.end}', "SyntaxError: Predicate 'Equal?' is unknown")
  reports('{.toString?}x{.end}', "SyntaxError: Predicate 'toString?' is unknown")
  reports('{.constructor?}x{.end}', "SyntaxError: Predicate 'constructor?' is unknown")
  parses('{.nope? a}x{.end}', [[5, 'nope?', [['a'], ' '], [[0, 'x']], 3]])
})

describe('how it is written', () => {
  staysText('{.equal}', '{. equal?}', '{equal?}', '{.?}', '{.1?}', '{.a.b?}', '{.@a?}')
  reports('{.equal? a}', 'SyntaxError: Reached EOF in the middle of PREDICATE')
})
