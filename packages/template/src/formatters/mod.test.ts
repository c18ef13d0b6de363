import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('the remainder has the sign of the value', () => {
  renders('{a|mod 3}', { a: 7 }, '1')
  renders('{a|mod 3}', { a: -7 }, '-1')
  renders('{a|mod -3}', { a: 7 }, '1')
  renders('{a|mod 3}', { a: 7.5 }, '1.5')
  renders('{a|mod 10}', { a: 3 }, '3')
  renders('{a|mod 1}', { a: 5 }, '0')
})

describe('without a usable number it divides by 2', () => {
  renders('{a|mod}', { a: 7 }, '1')
  renders('{a|mod }', { a: 7 }, '1')
  renders('{a|mod 0}', { a: 7 }, '1')
  renders('{a|mod x}', { a: 7 }, '1')
  renders('{a|mod NaN}', { a: 7 }, '1')
  renders('{a|mod Infinity}', { a: 7 }, '1')
})

describe('the divisor is whole, as far as it is a number', () => {
  renders('{a|mod 4.9}', { a: 7 }, '3')
  renders('{a|mod 4px}', { a: 7 }, '3')
  renders('{a|mod:4:3}', { a: 7 }, '3')
  renders('{a|mod 99999999999999999999}', { a: 7 }, '7')
})

describe('the value is read as a number', () => {
  renders('{a|mod 4}', { a: '7' }, '3')
  renders('{a|mod 4}', { a: '7.5' }, '3.5')
  renders('{a|mod 4}', { a: true }, '1')
  renders('{a|mod 4}', { a: null }, '0')
  renders('{a|mod 4}', {}, '0')
  renders('{a|mod 4}', { a: [7] }, '0')
  renders('{a|mod 4}', { a: { b: 7 } }, '0')
  renders('{a|mod 4}', { a: 'x' }, 'NaN')
  renders('{a|mod 4}', { a: '' }, 'NaN')
})

describe('with equal? it picks every second one', () => {
  renders(
    '{.repeated section a}{.var @odd @index|mod 2}{.equal? @odd 0}{@}{.end}{.end}',
    { a: ['a', 'b', 'c', 'd'] },
    'bd',
  )
})
