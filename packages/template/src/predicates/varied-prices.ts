import { hasVariedPrices } from '../commerce/product.ts'
import type { Predicate } from './predicate.ts'

export const variedPrices: Predicate = {
  name: 'varied-prices?',
  summary: 'The variants of the product cost different amounts.',
  section: 'commerce',
  usage: '',
  examples: [
    {
      node: { structuredContent: { productType: 1, variants: [{ price: 1 }, { price: 2 }] } },
      holds: true,
    },
    {
      node: { structuredContent: { productType: 1, variants: [{ price: 1 }, { price: 1 }] } },
      holds: false,
    },
  ],
  test: (_args, { node }) => hasVariedPrices(node),
}
