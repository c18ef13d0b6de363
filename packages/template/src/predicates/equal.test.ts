import { describe, expect, it } from 'vitest'
import { renders, run } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

describe('types are not converted', () => {
  holds('equal? a b', { a: 'x', b: 'x' })
  fails('equal? a b', { a: 5, b: '5' })
  fails('equal? a b', { a: 1, b: true })
  fails('equal? a b', { a: '', b: null })
  fails('equal? a b', { a: 0, b: false })
  fails('equal? a b', { a: 'a', b: 'A' })
})

describe('null is what is missing', () => {
  holds('equal? a null', {})
  holds('equal? null a', {})
  holds('equal? a b', { a: null })
  fails('equal? a null', { a: 0 })
  fails('equal? a null', { a: [] })
})

describe('lists and objects are compared inside', () => {
  holds('equal? a b', { a: [1, [2]], b: [1, [2]] })
  fails('equal? a b', { a: [1, 2], b: [2, 1] })
  fails('equal? a b', { a: [1], b: [1, 2] })
  holds('equal? a b', { a: { x: 1, y: { z: 2 } }, b: { y: { z: 2 }, x: 1 } })
  fails('equal? a b', { a: { x: 1 }, b: { x: 1, y: null } })
  fails('equal? a b', { a: { x: null }, b: { y: null } })
  fails('equal? a b', { a: [], b: {} })
  fails('equal? a b', { a: { 0: 1 }, b: [1] })
})

describe('each .or is another condition', () => {
  const template = '{.equal? 1}one{.or equal? 2}two{.or}many{.end}'
  renders(template, 1, 'one')
  renders(template, 2, 'two')
  renders(template, 3, 'many')
})

describe('names of prototypes lead nowhere', () => {
  holds('equal? __proto__ null', {})
  holds('equal? constructor null', {})
  holds('equal? a.__proto__ null', { a: {} })
  holds('equal? toString null', {})
  fails('equal? a b', JSON.parse('{"a":{"__proto__":1},"b":{}}'))
})

it('gives up on values that contain themselves', () => {
  const a: unknown[] = []
  a.push(a)
  const b: unknown[] = []
  b.push(b)
  const { output, diagnostics } = run('{.equal? a b}yes{.end}.', { a, b })
  expect(output).toBe('.')
  expect(diagnostics).toMatchObject([{ code: 'unexpected-error' }])
})

it('is paid for by the size of what it compares', () => {
  const list = (length: number) => Array.from({ length }, (_, index) => [index])
  const template = '{.equal? a b}yes{.end}'
  const cost = (size: number) => run(template, { a: list(size), b: list(size) }).stats.operations
  expect(cost(16_000) - cost(0)).toBeGreaterThanOrEqual(1_000)
})
