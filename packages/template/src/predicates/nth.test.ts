import { describe } from 'vitest'
import { renders } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

describe('one argument: the value at hand is a multiple of it', () => {
  holds('nth? 3', 0)
  fails('nth? 3', 4)
  holds('nth? -3', -6)
  holds('nth? 2.0', 4)
})

describe('two arguments: the first is a multiple of the second', () => {
  holds('nth? a b', { a: 6, b: 3 })
  holds('nth? 6 3', {})
  fails('nth? a 4', { a: 6 })
  holds('nth? a 2', { a: 1e21 })
})

describe('of more arguments only the first counts', () => {
  holds('nth? 2 5 5', 4)
  fails('nth? 5 5 5', 4)
})

describe('both are whole numbers', () => {
  fails('nth? 2', 2.5)
  fails('nth? 0.5', 1)
  fails('nth? 2', '4')
  fails('nth? a 2', { a: '4' })
  fails('nth? 4 a', { a: '2' })
  fails('nth? 4 true', {})
  fails('nth? 2', null)
  fails('nth? missing', 4)
  fails('nth?', 4)
  fails('nth? ', 4)
})

describe('nothing is a multiple of 0', () => {
  fails('nth? 0', 0)
  fails('nth? a -0', { a: 2 })
})

describe('breaks lists into rows', () => {
  renders(
    '{.repeated section @}{@}{.nth? @index 2}/{.end}{.end}',
    ['a', 'b', 'c', 'd', 'e'],
    'ab/cd/e',
  )
})
