import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('index?', () => {
  holds('index?', { collection: { folder: 1, folderBehavior: 1 } })
  fails('index?', { collection: { folder: true, folderBehavior: 2 } })
  fails('index?', { collection: { folder: false, folderBehavior: 1 } })
  fails('index?', { collection: { folder: true } })
  fails('index?', { folder: true, folderBehavior: 1 })
  fails('index?', { collection: 'a' })
  fails('index?', null)
})
