/** `{.ctx @name key=value key2=value2}` builds an object (language §7). */

import { describe } from 'vitest'
import { parses, renders, staysText } from '../test-template.ts'

describe('an object of values', () => {
  renders('{.ctx @x k=a l=b.c}{@x.k}{@x.l}', { a: 1, b: { c: 2 } }, '12')
  renders('{.ctx @x k=a}{@x|json}', { a: [1, { b: 2 }] }, '{"k":[1,{"b":2}]}')
  renders('{.ctx @x k=@}{.section @x.k}{a}{.end}', { a: 1 }, '1')
  renders('{.ctx @x k=a}{.ctx @x k=@x l=b}{@x|json}', { a: 1, b: 2 }, '{"k":{"k":1},"l":2}')
  renders(
    '{.repeated section a}{.ctx @x i=@index v=@}{@x|json}{.end}',
    { a: ['p'] },
    '{"i":1,"v":"p"}',
  )
})

describe('what is missing becomes null', () => {
  renders('{.ctx @x k=a l=b}{@x|json}', { b: null }, '{"k":null,"l":null}')
  renders('{.section a}{.ctx @x k=b}{.section @x}{k}{.end}{.end}', { a: 1, k: 2 }, '')
})

describe('a key written twice keeps its last value', () => {
  renders('{.ctx @x k=a k=b}{@x|json}', { a: 1, b: 2 }, '{"k":2}')
})

describe('it lasts as long as a variable', () => {
  renders('{.section a}{.ctx @x k=b}{@x.k}{.end}({@x.k})', { a: { b: 1 } }, '1()')
})

describe('keys that objects have are keys', () => {
  renders('{.ctx @x constructor=a toString=a}{@x|json}', { a: 1 }, '{"constructor":1,"toString":1}')
  renders('{.ctx @x k=a}{@x.constructor}{@x.hasOwnProperty}', { a: 1 }, '')
})

describe('how it is written', () => {
  parses('{.ctx @x a=b c=d.e}', [
    [
      22,
      '@x',
      [
        ['a', ['b']],
        ['c', ['d', 'e']],
      ],
    ],
  ])
  parses('{.ctx @x a=b\n\tc-d=@}', [
    [
      22,
      '@x',
      [
        ['a', ['b']],
        ['c-d', ['@']],
      ],
    ],
  ])
  parses('{.ctx @x a=b }', [[22, '@x', [['a', ['b']]]]])
  staysText('{.ctx}', '{.ctx @x}', '{.ctx @x }', '{.ctx @x a}', '{.ctx @x a=}', '{.ctx @x =a}')
  staysText('{.ctx @x a = b}', '{.ctx @x a= b}', '{.ctx  @x a=b}', '{.ctx @x  a=b}', '{.ctx x a=b}')
  staysText(
    '{.ctx @x a="b"}',
    '{.ctx @x a=b|html}',
    '{.ctx @x a=b,c=d}',
    '{.ctx @x 1=b}',
    '{.ctx @x a.b=c}',
  )
})

describe('a last word without a value is passed over', () => {
  parses('{.ctx @x a=b c}', [[22, '@x', [['a', ['b']]]]])
  staysText('{.ctx @x a=b c }', '{.ctx @x a=b c=}')
})
