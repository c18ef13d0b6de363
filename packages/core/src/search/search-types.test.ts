import { describe, expect, it } from 'vitest'
import { COLLECTION_KINDS } from '../content/collection-kinds.ts'
import { isFindable, typeOfItemsIn } from './search-types.ts'

describe('what a search finds', () => {
  it('are the items of every collection whose items have pages', () => {
    for (const { name, items } of COLLECTION_KINDS as readonly {
      name: (typeof COLLECTION_KINDS)[number]['name']
      items?: { hasPages: boolean }
    }[]) {
      const isExpected = items?.hasPages === true
      expect([name, typeOfItemsIn(name) !== undefined]).toEqual([name, isExpected])
    }
  })

  it('are pages, but not what only leads elsewhere', () => {
    expect(isFindable('page')).toBe(true)
    expect(isFindable('index')).toBe(true)
    expect(isFindable('folder')).toBe(false)
    expect(isFindable('link')).toBe(false)
  })
})
