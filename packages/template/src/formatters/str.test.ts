import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('scalars become text', () => {
  renders('{a|str|json}', { a: 'x' }, '"x"')
  renders('{a|str|json}', { a: 1.5 }, '"1.5"')
  renders('{a|str|json}', { a: 1e21 }, '"1e+21"')
  renders('{a|str|json}', { a: 0.1 + 0.2 }, '"0.30000000000000004"')
  renders('{a|str|json}', { a: true }, '"true"')
})

describe('anything else becomes the empty text', () => {
  renders('{a|str|json}', { a: null }, '""')
  renders('{a|str|json}', {}, '""')
  renders('{a|str|json}', { a: ['x'] }, '""')
  renders('{a|str|json}', { a: { b: 1 } }, '""')
})
