import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('the opposite of greaterThan?', () => {
  holds('lessThanOrEqual? 2', 2)
  holds('lessThanOrEqual? 2', 1)
  fails('lessThanOrEqual? 2', 3)
  holds('lessThanOrEqual? a "b"', { a: 'b' })
  fails('lessThanOrEqual? a "x"', { a: 1 })
})

describe('what cannot be ordered comes before everything', () => {
  holds('lessThanOrEqual? a 0', {})
  holds('lessThanOrEqual? a []', { a: { x: 1 } })
  holds('lessThanOrEqual? a [1]', { a: [1] })
})

describe('except that it needs an argument too', () => {
  fails('lessThanOrEqual?', 1)
})
