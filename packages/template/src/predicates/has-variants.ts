import { hasVariants as productHasVariants } from '../commerce/product.ts'
import type { Predicate } from './predicate.ts'

export const hasVariants: Predicate = {
  name: 'has-variants?',
  summary: 'The product comes in variants.',
  section: 'commerce',
  usage: '',
  examples: [
    { node: { structuredContent: { productType: 1, variants: [{}, {}] } }, holds: true },
    { node: { structuredContent: { productType: 1, variants: [{}] } }, holds: false },
  ],
  test: (_args, { node }) => productHasVariants(node),
}
