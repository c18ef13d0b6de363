import type { Id } from '@sitewright/core/id'
import { describe, expect, it } from 'vitest'
import { relatedGoods } from './related-goods.ts'

const goods = (name: string, ...categories: string[]) => ({
  productId: name as Id,
  collectionId: 'store' as Id,
  categoryIds: categories as Id[],
})

const related = (
  inCart: ReturnType<typeof goods>[],
  others: ReturnType<typeof goods>[],
  most = 4,
) =>
  relatedGoods(inCart, others, most, ({ productId }) => productId !== 'hidden').map(
    ({ productId }) => productId,
  )

describe('products that go with a cart', () => {
  it('are first those that share most categories with it, then in their order', () => {
    const others = [goods('hat', 'wear'), goods('jug', 'table'), goods('cup', 'table', 'blue')]
    expect(related([goods('bowl', 'table', 'blue')], others)).toEqual(['cup', 'jug', 'hat'])
  })

  it('are none that is in it, none that is not offered, and no more than are wanted', () => {
    const others = [goods('bowl'), goods('hidden'), goods('hat'), goods('jug'), goods('cup')]
    expect(related([goods('bowl')], others, 2)).toEqual(['hat', 'jug'])
  })
})
