import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('the argument names a reference, whose value is the reference to print', () => {
  renders('{@|lookup which}', { which: 'b', a: 'A', b: 'B' }, 'B')
  renders('{@|lookup which}', { which: 'a.0.b', a: [{ b: 'deep' }] }, 'deep')
  renders('{@|lookup site.which}', { site: { which: 'a' }, a: 'A' }, 'A')
  renders('{.var @key which}{@|lookup @key}', { which: 'a', a: 'A' }, 'A')
  renders('{.var @x a}{@|lookup which}', { which: '@x', a: 'A' }, 'A')
  renders('{.repeated section a}{@|lookup which}{.end}', { which: '@index', a: ['x', 'y'] }, '12')
  renders('{a|lookup which|json}', { which: '@', a: { b: 1 } }, '{"b":1}')
  renders('{@|lookup which|json}', { which: 'a', a: [1, { b: 2 }] }, '[1,{"b":2}]')
})

describe('both are looked for in the value first', () => {
  renders('{a|lookup which}', { a: { which: 'x', x: 'inner' }, x: 'outer', which: 'y' }, 'inner')
  renders('{a|lookup which}', { a: { x: 'inner' }, x: 'outer', which: 'x' }, 'inner')
})

describe('numbers are read as text', () => {
  renders('{list|lookup which}', { which: 1, list: ['a', 'b'] }, 'b')
})

describe('what leads nowhere gives nothing', () => {
  renders('[{@|lookup which|json}]', { which: 'none' }, '[]')
  renders('[{@|lookup none|json}]', { '': 'x' }, '["x"]')
  renders('[{@|lookup which|json}]', { which: null }, '[]')
  renders('[{@|lookup which|json}]', { which: ['a'], a: 1 }, '[]')
  renders('[{@|lookup which|json}]', { which: { a: 1 }, a: 1 }, '[]')
  renders('[{@|lookup which|json}]', { which: 'not a reference' }, '[]')
  renders('[{@|lookup which|json}]', { which: '__proto__' }, '[]')
  renders('[{@|lookup which|json}]', { which: 'constructor.name' }, '[]')
})

describe('without a reference it is the empty text', () => {
  renders('{a|lookup|json}', { a: 1 }, '""')
  renders('{a|lookup |json}', { a: 1 }, '""')
})
