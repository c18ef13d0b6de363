import { describe, expect, it } from 'vitest'
import { COLLECTION_TYPES } from '../enumerations.ts'
import {
  COLLECTION_KINDS,
  collectionKind,
  isCollectionKind,
  kindOfType,
} from './collection-kinds.ts'

describe('spec §3: collection types', () => {
  it('has a kind for every type', () => {
    const known = new Set<number>(COLLECTION_KINDS.map(({ type }) => type))
    expect(Object.values(COLLECTION_TYPES).filter((type) => !known.has(type))).toEqual([])
  })

  it('calls each kind by one name', () => {
    const names = COLLECTION_KINDS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(isCollectionKind('blog')).toBe(true)
    expect(isCollectionKind('constructor')).toBe(false)
  })

  it('finds what a page was before pages knew their kind', () => {
    expect(kindOfType(COLLECTION_TYPES.products)).toBe('products')
    expect(kindOfType(COLLECTION_TYPES.page)).toBe('page')
  })
})

describe('spec §9: limits of collections', () => {
  it.each([
    ['album', 60],
    ['gallery', 250],
    ['flickr', 50],
    ['blog', undefined],
  ] as const)('%s holds %s', (name, max) => {
    expect(collectionKind(name).items?.max).toBe(max)
  })
})
