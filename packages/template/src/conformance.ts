/** Additional functions for the conformance suites, on top of the public entry. */

export { isSubscribable, totalStock } from './commerce/product.ts'
export { variantOptions } from './commerce/variant-options.ts'
export * from './index.ts'
