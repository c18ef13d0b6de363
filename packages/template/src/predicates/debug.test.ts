import { describe } from 'vitest'
import { renders } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

describe('debug?', () => {
  holds('debug?', { debug: 1 })
  holds('debug?', { debug: 'false' })
  fails('debug?', { debug: false })
  fails('debug?', { debug: '' })
  fails('debug?', { debug: {} })
})

describe('looks outwards', () => {
  renders('{.section a}{.debug?}yes{.end}{.end}', { debug: true, a: { b: 1 } }, 'yes')
})
