import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('folder?', () => {
  holds('folder?', { collection: { folder: 'false' } })
  fails('folder?', { collection: { folder: false } })
  fails('folder?', { collection: {} })
  fails('folder?', { collection: null })
  fails('folder?', { folder: true })
  fails('folder?', null)
})
