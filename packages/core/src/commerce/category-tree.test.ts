import { describe, expect, it } from 'vitest'
import {
  type Category,
  categoryTree,
  findCategoryNode,
  flatten,
  heightOf,
  MAX_CATEGORIES,
} from './category-tree.ts'

const category = (id: string, parentId: string | null, displayName: string): Category => ({
  id,
  parentId,
  displayName,
  urlId: displayName.toLowerCase(),
})

const tree = categoryTree([
  category('1', null, 'Clothing'),
  category('2', '1', 'Shirts'),
  category('3', '2', 'Linen'),
  category('4', null, 'Pots'),
  category('5', '4', 'Linen'),
  category('6', 'gone', 'Lost'),
])

describe('categoryTree', () => {
  it('puts each category below its parent and leaves out what hangs on nothing', () => {
    expect(flatten(tree).map(({ path, depth }) => [path, depth])).toEqual([
      ['clothing', 1],
      ['clothing/shirts', 2],
      ['clothing/shirts/linen', 3],
      ['pots', 1],
      ['pots/linen', 2],
    ])
  })

  it('knows how deep a branch goes', () => {
    expect(tree.map(heightOf)).toEqual([3, 2])
  })

  it('takes 10,000 of them', () => {
    const many = Array.from({ length: MAX_CATEGORIES }, (_, index) =>
      category(`${index}`, index < 100 ? null : `${index % 100}`, `C${index}`),
    )
    expect(MAX_CATEGORIES).toBe(10_000)
    expect(flatten(categoryTree(many))).toHaveLength(10_000)
  })
})

describe('findCategoryNode', () => {
  it.each([
    ['pots/linen', '5'],
    ['POTS/Linen', '5'],
    ['shirts', '2'],
    [' Clothing ', '1'],
    ['Linen', '3'],
  ])('finds %j by path or by name', (wish, id) => {
    expect(findCategoryNode(tree, wish)?.category.id).toBe(id)
  })

  it('finds nothing for what is not there', () => {
    expect(findCategoryNode(tree, 'pots/shirts')).toBeUndefined()
    expect(findCategoryNode(tree, 'lost')).toBeUndefined()
  })
})
