/** All the script a published page runs before the first touch (budget: 5 KB gzipped). */

import { mayHaveCart } from './cart/may-have-cart.ts'
import { createIslandRuntime, type Island } from './island-loader.ts'
import { installShim } from './squarespace-shim.ts'

/** Every island, one line each. */
const ISLANDS: readonly Island[] = [
  {
    name: 'product',
    selector: '.sqs-add-to-cart-button',
    root: '.ProductItem, .sqs-block-product',
    holds: '.sqs-add-to-cart-button',
    load: () => import('./islands/product/product.tsx'),
  },
]

const runtime = createIslandRuntime(ISLANDS)
installShim(runtime)
// A module runs after the document was read.
window.Squarespace?.afterBodyLoad()

if (mayHaveCart()) {
  void import('./islands/cart-indicator/cart-indicator.ts').then(({ mountCartIndicator }) =>
    mountCartIndicator(),
  )
}
