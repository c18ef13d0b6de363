/** All the script a published page runs before the first touch (budget: 4 KB gzipped). */

import { giveWay } from './give-way.ts'
import type { Island } from './island.ts'
import { IslandRuntime } from './island-loader.ts'
import { closeMenusElsewhere } from './menus.ts'
import { say } from './say.ts'
import { squarespaceGlobal } from './squarespace-global.ts'
import { watchErrors } from './watch-errors.ts'
import { watchHiddenPage } from './watch-hidden-page.ts'

/** Every island, one line each; those without `on` come at the first touch. */
const ISLANDS: readonly Island[] = [
  {
    name: 'announcement',
    selector: '.sqs-announcement-bar',
    on: 'idle',
    load: () => import('./islands/announcement/announcement.ts'),
  },
  {
    name: 'carousel',
    selector: '.sw-summary--carousel',
    on: 'visible',
    load: () => import('./islands/carousel/carousel.ts'),
  },
  {
    name: 'comments',
    selector: '.sw-thread',
    on: 'visible',
    holds: '.sw-thread-form [type=submit], a.sw-thread-reply',
    load: () => import('./islands/comments/comments.ts'),
  },
  {
    name: 'cookies',
    selector: '.sw-cookies',
    on: 'load',
    load: () => import('./islands/cookies/cookies.ts'),
  },
  {
    name: 'disqus',
    selector: '#disqus_thread, .sqs-disqus-comment-link',
    on: 'load',
    load: () => import('./islands/disqus/disqus.ts'),
  },
  {
    name: 'facade',
    selector: '[data-frame], .sqs-video-wrapper[data-html]',
    on: 'visible',
    holds: 'a.sw-facade-link, a.sw-map-load, a.sw-video-link',
    load: () => import('./islands/facade/facade.ts'),
  },
  {
    name: 'folders',
    selector: '.site-navigation details[data-menu]',
    media: '(hover: hover)',
    load: () => import('./islands/folders/folders.ts'),
  },
  {
    name: 'form',
    selector: 'form[data-form-id]',
    on: 'visible',
    holds: 'form[data-form-id] [type=submit]',
    load: () => import('./islands/form/form.ts'),
  },
  {
    name: 'gallery',
    selector: '.sw-gallery--moves, .sw-gallery:has(> .sw-gallery-strip)',
    on: 'visible',
    holds: '.sw-gallery-strip a',
    load: () => import('./islands/gallery/gallery.ts'),
  },
  {
    name: 'installments',
    selector: '.sw-installments-more',
    holds: 'a.sw-installments-more',
    load: () => import('./islands/installments/installments.ts'),
  },
  {
    name: 'like',
    selector: '.sqs-simple-like',
    on: 'visible',
    holds: '.sqs-simple-like',
    load: () => import('./islands/like/like.ts'),
  },
  {
    name: 'lightbox',
    selector: '.js-gallery-lightbox-opener',
    root: '.sqs-gallery, .sw-image',
    holds: 'a.js-gallery-lightbox-opener',
    startedBy: '.slide:target .js-gallery-lightbox-opener',
    load: () => import('./islands/lightbox/lightbox.ts'),
  },
  {
    name: 'media',
    selector: '.sqs-audio-embed, .squarespace-audio-player, .sw-film',
    on: 'visible',
    load: () => import('./islands/media/media.ts'),
  },
  {
    name: 'popup',
    selector: '.sw-popup-mark',
    on: 'idle',
    load: () => import('./islands/popup/popup.ts'),
  },
  {
    name: 'product',
    selector: '.sqs-add-to-cart-button',
    root: '.ProductItem, .sqs-block-product',
    // A link to one variant is followed at once.
    on: /[?&]variant=/.test(location.search) ? 'load' : undefined,
    holds: '.sqs-add-to-cart-button',
    startedBy:
      '.variant-radiobtn:checked, [data-variant-option-name] option:checked:not([value=""])',
    load: () => import('./islands/product/product.ts'),
  },
  {
    name: 'product-pictures',
    selector: '.ProductItem-gallery',
    root: '.ProductItem',
    holds: '.ProductItem-gallery a',
    load: () => import('./islands/product-pictures/product-pictures.ts'),
  },
  {
    name: 'quick-view',
    selector: '.sqs-product-quick-view-button',
    holds: '.sqs-product-quick-view-button',
    load: () => import('./islands/quick-view/quick-view.ts'),
  },
  {
    name: 'recent',
    selector: '.sw-recent',
    // Any touch of the page counts as having seen it.
    root: 'main',
    load: () => import('./islands/recent/recent.ts'),
  },
  {
    name: 'search',
    selector: 'form[role=search], a.site-search',
    holds: 'a.site-search',
    load: () => import('./islands/search/search.ts'),
  },
  {
    name: 'section-film',
    selector: '.sw-section-film',
    on: 'visible',
    load: () => import('./islands/section-film/section-film.ts'),
  },
  {
    name: 'share',
    selector: '.squarespace-social-buttons',
    on: 'load',
    load: () => import('./islands/share/share.ts'),
  },
  {
    name: 'store-list',
    selector: '.sw-store-bar',
    root: '.ProductList',
    load: () => import('./islands/store-list/store-list.ts'),
  },
]

watchErrors()

const runtime = new IslandRuntime(ISLANDS, { giveWay })
const squarespace = squarespaceGlobal()
squarespace.connect(runtime)
// A module runs after the document was read.
squarespace.afterBodyLoad()
closeMenusElsewhere(document)
watchHiddenPage()

// Only a look; the script itself reads the cookies properly before it asks for a cart.
if (/hasCart=|SiteUserInfo=/.test(document.cookie)) {
  void import('./islands/cart-indicator/cart-indicator.ts').then(({ showExistingCart }) =>
    showExistingCart(say),
  )
}
