import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('the opposite of lessThan?', () => {
  holds('greaterThanOrEqual? 2', 2)
  holds('greaterThanOrEqual? 2', 3)
  fails('greaterThanOrEqual? 2', 1)
  holds('greaterThanOrEqual? a "2"', { a: 2 })
  holds('greaterThanOrEqual? a "b"', { a: 'b' })
  fails('greaterThanOrEqual? a "b"', { a: 'a' })
  holds('greaterThanOrEqual? a "x"', { a: 1 })
})

describe('lists and objects only if both are the same', () => {
  holds('greaterThanOrEqual? a [1]', { a: [1] })
  fails('greaterThanOrEqual? a [0]', { a: [1] })
  holds('greaterThanOrEqual? a missing', { a: null })
})

describe('except that it needs an argument too', () => {
  fails('greaterThanOrEqual?', 1)
})
