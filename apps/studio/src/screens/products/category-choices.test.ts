import { describe, expect, it } from 'vitest'
import { categoryChoices, findChoice, possibleParents } from './category-choices.ts'

const category = (id: string, parentId: string | null, displayName: string) => ({
  id,
  parentId,
  displayName,
  urlId: displayName.toLowerCase(),
  productCount: 0,
})
const categories = [
  category('1', null, 'Clothing'),
  category('2', '1', 'Shirts'),
  category('3', null, 'Tea'),
]

describe('categories by name', () => {
  it('say where each is', () => {
    expect(categoryChoices(categories).map(({ label }) => label)).toEqual([
      'Clothing',
      'Clothing › Shirts',
      'Tea',
    ])
  })

  it.each([
    ['clothing › shirts', '2'],
    ['SHIRTS ', '2'],
    ['Hats', undefined],
  ])('are found by what is typed: %s', (typed, id) => {
    expect(findChoice(categoryChoices(categories), typed)?.id).toBe(id)
  })

  it('cannot be put into themselves or below themselves', () => {
    expect(possibleParents(categories, '1').map(({ id }) => id)).toEqual(['3'])
    expect(possibleParents(categories, undefined)).toHaveLength(3)
  })
})
