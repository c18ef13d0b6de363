import { isOnSale } from '../commerce/product.ts'
import type { Predicate } from './predicate.ts'

export const onSale: Predicate = {
  name: 'on-sale?',
  summary: 'The product is on sale.',
  section: 'commerce',
  usage: '',
  examples: [
    { node: { structuredContent: { productType: 2, onSale: true } }, holds: true },
    { node: { structuredContent: { productType: 1, variants: [{ onSale: true }] } }, holds: true },
    { node: { structuredContent: { productType: 1, variants: [] } }, holds: false },
  ],
  test: (_args, { node }) => isOnSale(node),
}
