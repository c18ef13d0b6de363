import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('the opposite of equal?', () => {
  holds('notEqual? a b', { a: 1, b: 2 })
  fails('notEqual? a b', { a: [1], b: [1] })
  holds('notEqual? a "1"', { a: 1 })
  fails('notEqual? a null', {})
  holds('notEqual? 1', 2)
  fails('notEqual? 1', 1)
})

describe('except that it needs an argument too', () => {
  fails('notEqual?', 1)
  fails('notEqual? ', 1)
})
