import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('numbers', () => {
  holds('lessThan? a b', { a: 1, b: 2 })
  holds('lessThan? 0', -1)
  fails('lessThan? 0', 0)
  holds('lessThan? a "10"', { a: 9 })
  fails('lessThan? a "x"', { a: 0 })
})

describe('text', () => {
  holds('lessThan? a "b"', { a: 'a' })
  holds('lessThan? a "9"', { a: '10' })
  holds('lessThan? a "a"', { a: 'B' })
  holds('lessThan? a "ab"', { a: 'a' })
  fails('lessThan? a "a"', { a: 'a' })
})

describe('booleans', () => {
  holds('lessThan? a true', { a: false })
  fails('lessThan? a true', { a: true })
})

describe('anything else comes before what it does not equal', () => {
  holds('lessThan? a 0', { a: null })
  holds('lessThan? a 0', {})
  holds('lessThan? a []', { a: [1] })
  holds('lessThan? a []', { a: {} })
  fails('lessThan? a [1]', { a: [1] })
  fails('lessThan? a missing', { a: null })
})

describe('without arguments it is false', () => {
  fails('lessThan?', null)
})
