/** What only the conformance suites call, on top of the public door. */

export { isSubscribable, totalStock } from './commerce/product.ts'
export { variantOptions } from './commerce/variant-options.ts'
export * from './index.ts'
