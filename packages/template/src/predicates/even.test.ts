import { describe } from 'vitest'
import { renders } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

describe('even?', () => {
  holds('even?', 0)
  holds('even?', -4)
  fails('even?', -3)
  fails('even?', 2.5)
  holds('even? a.b', { a: { b: 2 } })
  holds('even? a b', { a: 2, b: 3 })
})

describe('is only ever true of numbers', () => {
  fails('even?', '2')
  fails('even?', true)
  fails('even?', null)
  fails('even?', [])
  fails('even? missing', 2)
  holds('even? ', 2)
})

describe('its argument is a reference, never a number', () => {
  fails('even? 2', 2)
  fails('even? "2"', 2)
  holds('even? 1', [1, 2])
})

describe('counts the elements of a loop', () => {
  renders(
    '{.repeated section @}{.even? @index}e{.or}o{.end}{.even? @index0}E{.or}O{.end}{.end}',
    [5, 5, 5],
    'oEeOoE',
  )
})
