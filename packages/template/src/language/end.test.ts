/** `{.end}` and the end of a template, also too early or twice (language §5). */

import { describe } from 'vitest'
import { parses, renders, reports } from '../test-template.ts'

const AFTER_END =
  'Attempt to transition from the EOF state. This is either a bug in the state machine or instructions were fed to the state machine after EOF.'

describe('every {.end} closes the innermost block', () => {
  renders('{.section a}{.if b}1{.end}2{.end}3', { a: { b: 1 } }, '123')
  reports('{.end}', 'SyntaxError: Instruction END not allowed at root')
  reports('{.if a}{.end}{.end}{.end}', [
    'SyntaxError: Instruction END not allowed at root',
    'SyntaxError: Instruction END not allowed at root',
  ])
  parses('a{.end}b', [
    [0, 'a'],
    [0, 'b'],
  ])
})

describe('a template that ends inside blocks names the innermost', () => {
  reports('{.section a}{.if b}{.equal? c}', 'SyntaxError: Reached EOF in the middle of PREDICATE')
  reports('{.section a}{.repeated section b}', 'SyntaxError: Reached EOF in the middle of REPEATED')
  reports('{.macro a}', 'SyntaxError: Reached EOF in the middle of MACRO')
  parses('{.section a}b{.if c}d', [
    [
      2,
      ['a'],
      [
        [0, 'b'],
        [8, [], [['c']], [[0, 'd']], null],
      ],
      3,
    ],
  ])
})

describe('{.eof} ends the template', () => {
  reports('{.eof}', `SyntaxError: EOF ${AFTER_END}`)
  reports('a{.eof}b{.if c}{.end}', `SyntaxError: TEXT ${AFTER_END}`)
  parses('a{.eof}b', [[0, 'a']])
})

describe('but not inside a block', () => {
  reports('{.if a}{.eof}b{.end}', 'SyntaxError: Reached EOF in the middle of IF')
  parses('{.if a}{.eof}b{.end}c', [
    [8, [], [['a']], [[0, 'b']], 3],
    [0, 'c'],
  ])
})
