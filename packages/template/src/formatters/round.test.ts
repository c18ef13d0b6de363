import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('halves go up', () => {
  renders('{a|round}', { a: 0.5 }, '1')
  renders('{a|round}', { a: 1.5 }, '2')
  renders('{a|round}', { a: 1.49 }, '1')
  renders('{a|round}', { a: -0.5 }, '0')
  renders('{a|round}', { a: -1.5 }, '-1')
  renders('{a|round}', { a: -1.51 }, '-2')
  renders('{a|round}', { a: 1e21 }, '1e+21')
})

describe('the value is read as a number', () => {
  renders('{a|round}', { a: '2.5' }, '3')
  renders('{a|round}', { a: '12px' }, '12')
  renders('{a|round}', { a: true }, '1')
  renders('{a|round}', { a: null }, '0')
  renders('{a|round}', {}, '0')
  renders('{a|round}', { a: [2.5] }, '0')
  renders('{a|round}', { a: { b: 1 } }, '0')
  renders('{a|round}', { a: '' }, 'NaN')
})

describe('the result is a number', () => {
  renders('{a|round|json}', { a: '2.5' }, '3')
  renders('{a|round|json}', { a: 'x' }, 'null')
})
