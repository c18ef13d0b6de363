import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('passthrough?', () => {
  fails('passthrough?', { passthrough: false, sourceUrl: '/a' })
  fails('passthrough?', { sourceUrl: '/a' })
  fails('passthrough?', { passthrough: true })
  fails('passthrough?', { passthrough: true, sourceUrl: null })
  fails('passthrough?', null)
})

describe('the source is taken for text', () => {
  holds('passthrough?', { passthrough: true, sourceUrl: 0 })
  fails('passthrough?', { passthrough: true, sourceUrl: ['/a'] })
})
