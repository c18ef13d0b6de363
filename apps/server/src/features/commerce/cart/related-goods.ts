/** Cross-sell: which products go with what is in a cart. Pure. */

import type { CartLine } from './cart-table.ts'

type Goods = Pick<CartLine, 'productId' | 'categoryIds' | 'collectionId'>

/** Products that are not in the cart, first those that share most categories with it, then in the order given. */
export function relatedGoods<Candidate extends Goods>(
  lines: readonly Goods[],
  candidates: readonly Candidate[],
  most: number,
  isOffered: (candidate: Candidate) => boolean,
): Candidate[] {
  const inCart = new Set(lines.map(({ productId }) => productId))
  const wanted = new Set(lines.flatMap(({ categoryIds }) => categoryIds))
  const shared = ({ categoryIds }: Goods) => categoryIds.filter((id) => wanted.has(id)).length
  return candidates
    .filter((one) => !inCart.has(one.productId) && isOffered(one))
    .map((one) => ({ one, likeness: shared(one) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ one }) => one)
}
