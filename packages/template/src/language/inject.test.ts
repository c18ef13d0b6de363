/** `{.inject @name path}` names a value the host holds ready (language §7). */

import { describe } from 'vitest'
import { parses, renders, staysText } from '../test-template.ts'

const injects = { './a.json': { y: [1] }, 'b/c-1_d': 'text', zero: 0, none: null, no: false }

describe('a value from elsewhere', () => {
  renders('{.inject @x ./a.json}{@x.y.0}', {}, '1', { injects })
  renders('{.inject @x b/c-1_d}{@x}', {}, 'text', { injects })
  renders('{.section a}{.inject @x ./a.json}{@x.y}{.end}({@x.y})', { a: 1 }, '1()', { injects })
  renders('{.inject @x ./a.json}{.section @x}{y}{.end}', {}, '1', { injects })
})

describe('what is not there is missing, and so is what is false or 0', () => {
  renders('{.inject @x a.json}{@x|raw}', {}, 'null', { injects })
  renders('{.inject @x zero}{@x}{.inject @x no}{@x}{.inject @x none}{@x}', {}, '', { injects })
  renders('{.var @x a}{.section b}{.inject @x nope}{@x}{.end}', { a: 1, b: 2 }, '1', { injects })
})

describe('what objects inherit is not there', () => {
  renders('{.inject @x toString}{@x}{.inject @y constructor}{@y.name}', {}, '')
  renders('{.inject @x __proto__}{@x|raw}', {}, 'null')
  renders('{.inject @x hasOwnProperty}{@x}', {}, '1', { injects: { hasOwnProperty: 1 } })
})

describe('how it is written', () => {
  parses('{.inject @x ./a.json}', [[9, '@x', './a.json', 0]])
  parses('{.inject @x ../a b}', [[9, '@x', '../a', [['b'], ' ']]])
  parses('{.inject @x a:b:c d}', [[9, '@x', 'a', [['b', 'c d'], ':']]])
  parses('{.inject @x a }', [[9, '@x', 'a', [[], ' ']]])
  staysText('{.inject}', '{.inject @x}', '{.inject @x }', '{.inject x a}', '{.inject  @x a}')
  staysText('{.inject @x  a}', '{.inject @x "a"}', '{.inject @x é}', '{.inject\n@x a}')
})
