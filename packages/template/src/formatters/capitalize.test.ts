import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('every letter, in any language', () => {
  renders('{a|capitalize}', { a: 'one Two 3' }, 'ONE TWO 3')
  renders('{a|capitalize}', { a: 'éßøя' }, 'ÉSSØЯ')
  renders('{a|capitalize}', { a: '<b>&amp;' }, '<B>&AMP;')
})

describe('the value is read as text', () => {
  renders('{a|capitalize|json}', { a: true }, '"TRUE"')
  renders('{a|capitalize|json}', { a: 1e21 }, '"1E+21"')
  renders('{a|capitalize|json}', { a: null }, '""')
  renders('{a|capitalize|json}', {}, '""')
  renders('{a|capitalize|json}', { a: ['a'] }, '""')
  renders('{a|capitalize|json}', { a: { b: 'c' } }, '""')
})
