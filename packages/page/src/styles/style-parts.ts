/** All parts of the platform's styles, in the order they apply. */

import { BLOCKS } from '@sitewright/blocks/registry'
import {
  CAPTCHA_STYLES,
  FORM_FILE_STYLES,
  FORM_STYLES,
  GALLERY_EXTRA_STYLES,
  GRID_STYLES,
  LOOK_STYLES,
  SECTION_BACKGROUND_STYLES,
  SECTION_EDGE_STYLES,
  TEXT_MARK_STYLES,
} from '@sitewright/blocks/styles'
import { blockClassName } from '@sitewright/core/block-class-name'
import {
  ENGLISH_CSS,
  LOCK_CSS,
  NOTICE_CSS,
  PLATFORM_PAGE_CSS,
  SHEET_CSS,
} from '../platform/platform-css.ts'
import { ANNOUNCEMENT_CSS } from '../render/announcement.ts'
import { album } from '../system-templates/album.ts'
import { blog } from '../system-templates/blog.ts'
import { course } from '../system-templates/course.ts'
import { events } from '../system-templates/events.ts'
import { gallery } from '../system-templates/gallery.ts'
import { INDEX_CSS } from '../system-templates/index-pages.ts'
import { PARTIALS_CSS } from '../system-templates/partials.ts'
import { PARTS_CSS } from '../system-templates/parts.ts'
import { SEARCH_CSS } from '../system-templates/search.ts'
import { SPLASH_CSS } from '../system-templates/splash.ts'
import { STORE_FILTERS_CSS, STORE_FILTERS_LOOK_CSS } from '../system-templates/store-filters.ts'
import { videos } from '../system-templates/videos.ts'
import { COOKIES_CSS } from '../visitors/cookie-banner.ts'
import { BASE_CSS, FRAME_CSS } from './base-css.ts'
import { BUTTONS_CSS } from './buttons-css.ts'
import { LIKES_CSS } from './likes-css.ts'
import { QUICK_VIEW_BUTTON_CSS } from './quick-view-css.ts'
import { PRICE_CSS, SELLING_CSS } from './selling-css.ts'
import { STORE_CSS } from './store-css.ts'
import type { StylePart } from './style-part.ts'

const SELLING = [
  'product-variants',
  'product-quantity-input',
  'sqs-add-to-cart-button',
  'sw-purchase-form',
  'sw-product-checkout',
  'ProductItem-details-checkout',
  'variant-option',
  'variant-radiobtn',
  'variant-select',
  'quantity-label',
  // Opens a product above the page.
  'sqs-product-quick-view-button',
]
const BUTTONS = [
  'sqs-block-button-element',
  'sqs-system-button',
  'sqs-editable-button',
  'sw-search-line',
  'sqs-button-element--',
]

export const STYLE_PARTS: readonly StylePart[] = [
  { name: 'base', marks: 'always', css: BASE_CSS },
  { name: 'announcement', marks: ['sqs-announcement-bar'], css: ANNOUNCEMENT_CSS },
  { name: 'cookies', marks: ['sw-cookies'], css: COOKIES_CSS },
  { name: 'notice', marks: ['sw-notice'], css: NOTICE_CSS },
  { name: 'sheet', marks: ['sw-sheet'], css: SHEET_CSS },
  { name: 'lock', marks: ['sw-lock'], css: LOCK_CSS },
  { name: 'platform-page', marks: ['sw-platform-'], css: PLATFORM_PAGE_CSS },
  { name: 'english', marks: ['sw-platform-main', 'sqs-fullpage-shopping-cart'], css: ENGLISH_CSS },
  { name: 'buttons', marks: [...BUTTONS, ...SELLING], css: BUTTONS_CSS, themes: 'foreign' },
  { name: 'price', marks: ['product-price', 'product-mark'], css: PRICE_CSS },
  {
    name: 'selling',
    marks: [...SELLING, 'sw-not-for-sale', 'product-scarcity', 'sw-product-', 'sw-installments'],
    css: SELLING_CSS,
  },
  { name: 'quick view', marks: ['sqs-product-quick-view-button'], css: QUICK_VIEW_BUTTON_CSS },
  { name: 'store', marks: ['ProductList', 'ProductItem'], css: STORE_CSS },
  { name: 'filters of a store', marks: ['sw-store-'], css: STORE_FILTERS_CSS },
  {
    name: 'look of a store’s filters',
    marks: ['sw-store-'],
    css: STORE_FILTERS_LOOK_CSS,
    themes: 'native',
  },
  {
    name: 'lists',
    marks: [
      ...[
        'sw-collection',
        'sw-item',
        'sw-reactions',
        'sw-comments',
        'sw-pagination',
        'sw-neighbours',
      ],
      ...['sw-title', 'sw-meta', 'sw-mark', 'sw-back', 'sw-filter', 'sw-terms', 'sw-plain'],
      ...['sw-nothing', 'sw-tags', 'sw-card', 'sw-play'],
    ],
    css: PARTS_CSS,
  },
  {
    name: 'partials',
    marks: ['sqs-svg-icon', 'squarespace-social-buttons', 'sw-share'],
    css: PARTIALS_CSS,
  },
  {
    name: 'album',
    marks: ['AlbumList', 'AlbumItem', 'album-', 'sqs-audio-embed'],
    css: album.css,
  },
  { name: 'blog', marks: ['BlogList', 'BlogItem'], css: blog.css },
  { name: 'course', marks: ['CourseList', 'LessonItem'], css: course.css },
  {
    name: 'events',
    marks: ['eventlist', 'eventcalendar', 'eventitem', 'event-zone'],
    css: events.css,
  },
  {
    name: 'gallery',
    marks: ['GalleryItem'],
    css: gallery.css,
  },
  { name: 'videos', marks: ['VideoList', 'VideoItem', 'sw-video'], css: videos.css },
  { name: 'index', marks: ['sw-index'], css: INDEX_CSS },
  {
    name: 'search',
    marks: ['sw-search ', 'sw-search-form', 'sw-search-line', 'sw-search-result'],
    css: SEARCH_CSS,
  },
  { name: 'splash', marks: ['sw-splash'], css: SPLASH_CSS },
  {
    name: 'frame',
    marks: ['sw-item-body', 'sw-search ', 'ProductList', 'ProductItem'],
    css: FRAME_CSS,
    themes: 'native',
  },
  {
    name: 'grid',
    marks: ['sw-section', 'sw-grid', 'sqs-block-content', 'sw-empty'],
    css: GRID_STYLES,
  },
  {
    name: 'background of a section',
    marks: ['sw-section-background'],
    css: SECTION_BACKGROUND_STYLES,
  },
  { name: 'edge of a section', marks: ['sw-section--edge-'], css: SECTION_EDGE_STYLES },
  { name: 'look of blocks', marks: ['sw-look--'], css: LOOK_STYLES },
  {
    name: 'look of words in a text block',
    marks: ['sw-ink-', 'sw-size-'],
    css: TEXT_MARK_STYLES,
  },
  ...blockParts(),
  { name: 'forms that are sent', marks: ['sw-form ', 'sw-form-trap'], css: FORM_STYLES },
  {
    // Wherever a form may ask for one: themes’ own markup has no place for it until it is asked for.
    name: 'captcha of a block',
    marks: ['sw-form-captcha', 'captcha-container', 'sqs-block-form '],
    css: CAPTCHA_STYLES,
  },
  { name: 'files of a form block', marks: ['sw-form--files'], css: FORM_FILE_STYLES },
  { name: 'likes', marks: ['sqs-simple-like'], css: LIKES_CSS },
  {
    name: 'more of a gallery block',
    marks: ['sw-gallery-over', 'sw-gallery-strip', 'sw-gallery--moves'],
    css: GALLERY_EXTRA_STYLES,
  },
]

/** A part for each block's styles; types that share theirs have one together. */
function blockParts(): StylePart[] {
  const styled = BLOCKS.filter(({ css }) => css !== '')
  return [...new Set(styled.map(({ css }) => css))].map((css) => {
    const blocks = styled.filter((block) => block.css === css)
    const own = blocks.map(({ name }) => `sqs-block-${blockClassName(name)} `)
    return {
      name: `${blocks.map(({ name }) => name).join(', ')} block`,
      marks: [...own, ...blocks.flatMap(({ styleMarks = [] }) => styleMarks)],
      css,
    }
  })
}
