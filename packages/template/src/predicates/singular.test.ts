import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('singular?', () => {
  fails('singular?', 2)
  fails('singular?', 1.5)
  fails('singular?', -1)
})

describe('takes its value for a number', () => {
  holds('singular?', '1')
  holds('singular?', '1.0')
  holds('singular?', '1 item')
  holds('singular?', true)
  fails('singular?', '')
  fails('singular?', null)
  fails('singular?', [1])
})
