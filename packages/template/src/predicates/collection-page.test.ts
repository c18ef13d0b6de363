import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('collection-page?', () => {
  holds('collection-page?', { collection: { type: '10' } })
  fails('collection-page?', { collection: { type: 7 } })
  fails('collection-page?', { collection: {} })
  fails('collection-page?', { type: 10 })
  fails('collection-page?', null)
})
