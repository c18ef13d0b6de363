import { isSoldOut } from '../commerce/product.ts'
import type { Predicate } from './predicate.ts'

export const soldOut: Predicate = {
  name: 'sold-out?',
  summary: 'The product is sold out.',
  examples: [{ node: { structuredContent: { productType: 1, variants: [] } }, holds: true }],
  test: (_args, { node }) => isSoldOut(node),
}
