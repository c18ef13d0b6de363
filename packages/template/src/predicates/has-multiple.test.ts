import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('has-multiple?', () => {
  holds('has-multiple?', { a: 1, b: 2 })
  fails('has-multiple?', { a: 1 })
  fails('has-multiple?', {})
  fails('has-multiple?', [])
  holds('has-multiple?', [null, null])
})

describe('only lists and objects have elements', () => {
  fails('has-multiple?', 'ab')
  fails('has-multiple?', 2)
  fails('has-multiple?', true)
  fails('has-multiple?', null)
})
