import { isSoldOut } from '../commerce/product.ts'
import type { Predicate } from './predicate.ts'

export const soldOut: Predicate = {
  name: 'sold-out?',
  summary: 'The product is sold out.',
  section: 'commerce',
  usage: '',
  examples: [
    { node: { structuredContent: { productType: 1, variants: [] } }, holds: true },
    {
      node: { structuredContent: { productType: 1, variants: [{ qtyInStock: 1 }] } },
      holds: false,
    },
  ],
  test: (_args, { node }) => isSoldOut(node),
}
