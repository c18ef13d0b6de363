import { describe, expect, it } from 'vitest'
import { COLLECTION_TYPES } from '../enumerations.ts'
import {
  COLLECTION_KINDS,
  COLLECTION_VIEWS,
  type CollectionKindName,
  collectionKind,
  collectionView,
  isCollectionKind,
  kindOfType,
} from './collection-kinds.ts'

describe('collection types', () => {
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

describe('limits of collections', () => {
  const mostIn = (name: CollectionKindName) => collectionKind(name).items?.max

  it('an album has 60 tracks', () => {
    expect(mostIn('album')).toBe(60)
  })

  it('what its owner orders has 250 items', () => {
    expect(mostIn('gallery')).toBe(250)
  })

  it('a gallery of a photo service has 50 pictures', () => {
    expect(mostIn('flickr')).toBe(50)
  })

  it('leaves blogs without one', () => {
    expect(mostIn('blog')).toBeUndefined()
  })
})

describe('collection views', () => {
  it.each([
    ['gallery', 'grid'],
    ['gallery-block', 'grid'],
    ['instagram', 'grid'],
    ['products', 'product'],
    ['blog', 'list'],
    ['videos', 'list'],
    ['album', 'list'],
    ['events', 'list'],
    ['page', 'list'],
  ] as const)('a %s is seen as %s', (kind, view) => {
    expect(collectionView(kind)).toBe(view)
  })

  it('has a kind for every view', () => {
    const views = new Set(COLLECTION_KINDS.map(({ name }) => collectionView(name)))
    expect([...views].sort()).toEqual([...COLLECTION_VIEWS].sort())
  })
})
