import { describe, expect, it } from 'vitest'
import { blockClassName } from './block-class-name.ts'
import { BLOCK_TYPES, type BlockTypeName } from './enumerations.ts'

describe('blockClassName', () => {
  it.each<[BlockTypeName, string]>([
    ['html', 'html'],
    ['horizontal-rule', 'horizontalrule'],
    ['collection-link', 'collectionlink'],
    ['tag-cloud', 'tagcloud'],
    ['social-account-links', 'socialaccountlinks'],
    ['social-account-links-v2', 'socialaccountlinks-v2'],
    ['summary-v2', 'summary-v2'],
    ['tour-dates', 'tourdates'],
    ['posts-by-month', 'postsbymonth'],
    ['website-component', 'website-component'],
  ])('writes %s as %s', (type, name) => {
    expect(blockClassName(type)).toBe(name)
  })

  it('has another name for each type', () => {
    const types = Object.keys(BLOCK_TYPES) as BlockTypeName[]
    expect(new Set(types.map(blockClassName)).size).toBe(types.length)
  })
})
