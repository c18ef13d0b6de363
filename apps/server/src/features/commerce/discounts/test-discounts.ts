/** Discounts of a test world's shop. */

import type { DiscountShape } from '@sitewright/api/commerce/discount-shapes'

interface Owner {
  post(path: string, body?: unknown): Promise<{ status: number; body: unknown; text: string }>
}

interface World {
  readonly site: { readonly id: string }
  readonly owner: Owner
}

/** 10 % off the order, unless something else is said. */
export async function addDiscount(world: World, more: object): Promise<DiscountShape> {
  const { status, body, text } = await world.owner.post(`/s/${world.site.id}/api/discounts`, {
    title: 'Sale',
    kind: 'percent',
    ratePpm: 100_000,
    ...more,
  })
  if (status !== 200) throw new Error(`No discount: ${text}`)
  return (body as { discount: DiscountShape }).discount
}
