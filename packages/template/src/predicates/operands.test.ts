import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('one argument is compared with the value at hand, two with each other', () => {
  holds('equal? 5', 5)
  holds('equal? a b', { a: 1, b: 1 })
  fails('equal?', null)
  fails('equal? ', null)
})

describe('further arguments are ignored', () => {
  holds('equal? 1 1 2', {})
  fails('equal? 1 2 1', {})
})

describe('the first character separates them', () => {
  holds('equal?/a/"b c"', { a: 'b c' })
  holds('equal?:a:[1, 2]', { a: [1, 2] })
  holds('equal?|a|"|', { a: null })
  fails('equal? a "b c"', { a: 'b c' })
  fails('equal?  a', { a: 1 })
})

describe('numbers', () => {
  holds('equal? 1.50', 1.5)
  holds('equal? -2', -2)
  holds('equal? 1e3', 1000)
  holds('equal? -0', 0)
  fails('equal? +1', 1)
  fails('equal? .5', 0.5)
  fails('equal? 01', 1)
  fails('equal? 0x1', 1)
})

describe('text in double quotes', () => {
  holds('equal? "b"', 'b')
  holds('equal? ""', '')
  holds('equal? "\\u0041\\n"', 'A\n')
  fails('equal? "b', 'b')
  fails("equal? 'b'", 'b')
})

describe('lists', () => {
  holds('equal? []', [])
  holds('equal? [1,"b",null,[true]]', [1, 'b', null, [true]])
  fails('equal? [1,]', [1])
})

describe('true, false and null', () => {
  holds('equal? true', true)
  holds('equal? false', false)
  holds('equal? null', null)
  fails('equal? TRUE', true)
  fails('equal? undefined', 'undefined')
})

describe('anything else is a reference', () => {
  holds('equal? a b.c', { a: 1, b: { c: 1 } })
  holds('equal? a.0 b.1', { a: [2], b: [1, 2] })
  holds('equal? a nullable', { a: 1, nullable: 1 })
  holds('equal? @.a 1', { a: 1 })
  holds('equal? missing other', {})
})
