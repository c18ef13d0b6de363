/** All the script a published page runs before the first touch (budget: 5 KB gzipped). */

import { mayHaveCart } from './cart/may-have-cart.ts'
import { giveWay } from './give-way.ts'
import { createIslandRuntime, type Island } from './island-loader.ts'
import { closeMenusElsewhere } from './menus.ts'
import { showHiddenPage } from './show-hidden-page.ts'
import { squarespaceGlobal } from './squarespace-global.ts'

/** Every island, one line each. */
const ISLANDS: readonly Island[] = [
  {
    name: 'disqus',
    selector: '#disqus_thread, .sqs-disqus-comment-link',
    root: '#disqus_thread, .sqs-disqus-comment-link',
    holds: 'a',
    isEmptyBefore: true,
    load: () => import('./islands/disqus/disqus.ts'),
  },
  {
    name: 'lightbox',
    selector: '.js-gallery-lightbox-opener',
    root: '.sqs-gallery',
    holds: 'a.js-gallery-lightbox-opener',
    load: () => import('./islands/lightbox/lightbox.ts'),
  },
  {
    name: 'product',
    selector: '.sqs-add-to-cart-button',
    root: '.ProductItem, .sqs-block-product',
    holds: '.sqs-add-to-cart-button',
    startedBy:
      '.variant-radiobtn:checked, [data-variant-option-name] option:checked:not([value=""])',
    load: () => import('./islands/product/product.tsx'),
  },
  {
    name: 'share',
    selector: '.squarespace-social-buttons',
    root: '.squarespace-social-buttons',
    holds: 'a',
    isEmptyBefore: true,
    load: () => import('./islands/share/share.ts'),
  },
  {
    name: 'video',
    selector: '.sqs-video-wrapper[data-html]',
    root: '.sqs-video-wrapper',
    holds: 'a.sw-video-link',
    load: () => import('./islands/video/video.ts'),
  },
]

const runtime = createIslandRuntime(ISLANDS, { giveWay })
const squarespace = squarespaceGlobal()
squarespace.connect(runtime)
// A module runs after the document was read.
squarespace.afterBodyLoad()
closeMenusElsewhere(document)
showHiddenPage()

if (mayHaveCart()) {
  void import('./islands/cart-indicator/cart-indicator.ts').then(({ mountCartIndicator }) =>
    mountCartIndicator(),
  )
}
