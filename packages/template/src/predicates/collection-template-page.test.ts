import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('collection-template-page?', () => {
  holds('collection-template-page?', { collection: { type: '7' } })
  fails('collection-template-page?', { collection: { type: 10 } })
  fails('collection-template-page?', { type: 10 })
  fails('collection-template-page?', {})
  fails('collection-template-page?', null)
})

describe('the type of the value at hand counts only without a collection', () => {
  fails('collection-template-page?', { collection: { type: 10 }, type: 7 })
  fails('collection-template-page?', { collection: {}, type: 7 })
  fails('collection-template-page?', { collection: null, type: 7 })
})
