import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('numbers', () => {
  holds('greaterThan? 1', 1.5)
  holds('greaterThan? a b', { a: 2, b: 1 })
  fails('greaterThan? a b', { a: 1, b: 1 })
  fails('greaterThan? a b', { a: -1, b: 1 })
})

describe('with a number on the left, the right side becomes one', () => {
  holds('greaterThan? a "9"', { a: 10 })
  holds('greaterThan? a "9.5 px"', { a: 10 })
  holds('greaterThan? a null', { a: 1 })
  holds('greaterThan? a missing', { a: 1 })
  fails('greaterThan? a true', { a: 1 })
  holds('greaterThan? a []', { a: 1 })
})

describe('any number comes after what is none', () => {
  holds('greaterThan? a "x"', { a: 0 })
  holds('greaterThan? a ""', { a: 0 })
})

describe('with text on the left, the right side becomes text', () => {
  fails('greaterThan? a "9"', { a: '10' })
  fails('greaterThan? a 9', { a: '10' })
  holds('greaterThan? a "B"', { a: 'a' })
  holds('greaterThan? a "a"', { a: 'ab' })
  holds('greaterThan? a missing', { a: 'a' })
  fails('greaterThan? a missing', { a: '' })
  fails('greaterThan? a true', { a: 'true' })
})

describe('with a boolean on the left, the right side becomes one', () => {
  holds('greaterThan? a false', { a: true })
  holds('greaterThan? a 1.5', { a: true })
  fails('greaterThan? a 1', { a: true })
  fails('greaterThan? a "true"', { a: true })
  holds('greaterThan? a "yes"', { a: true })
  fails('greaterThan? a true', { a: false })
})

describe('anything else comes after nothing', () => {
  fails('greaterThan? a 0', { a: null })
  fails('greaterThan? a 0', {})
  fails('greaterThan? a []', { a: [1] })
  fails('greaterThan? a null', { a: {} })
})

describe('without arguments it is false', () => {
  fails('greaterThan?', 5)
  fails('greaterThan? ', 5)
})
