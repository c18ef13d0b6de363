import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('odd?', () => {
  holds('odd?', 3)
  holds('odd?', -3)
  fails('odd?', 0)
  fails('odd?', 1.5)
  holds('odd? a b', { a: 1, b: 2 })
  holds('odd? ', 1)
})

describe('is only ever true of numbers', () => {
  fails('odd?', '3')
  fails('odd?', true)
  fails('odd?', null)
  fails('odd? missing', 3)
})

describe('its argument is a reference, never a number', () => {
  fails('odd? 3', 3)
  holds('odd? 1', [2, 1])
})
