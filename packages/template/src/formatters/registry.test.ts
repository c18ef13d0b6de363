import { expect, it } from 'vitest'
import { formatters } from './registry.ts'

/** The names the language has, as its reference groups them (spec §12). */
const NAMES = [
  // Core.
  ...[
    'apply',
    'count',
    'cycle',
    'encode-space',
    'encode-uri',
    'encode-uri-component',
    'find-first',
  ],
  ...['find-last', 'format', 'get', 'html', 'htmlattr', 'htmltag', 'iter', 'json', 'json-pretty'],
  ...[
    'key-by',
    'line-breaks',
    'lookup',
    'mod',
    'output',
    'pluralize',
    'prop',
    'raw',
    'round',
    'safe',
  ],
  ...['slugify', 'smartypants', 'str', 'truncate', 'url-encode'],
  // Content.
  ...[
    'AbsUrl',
    'audio-player',
    'capitalize',
    'child-image-meta',
    'color-weight',
    'cover-image-meta',
  ],
  ...['height', 'humanizeDuration', 'image', 'image-color', 'image-meta', 'image-srcset'],
  ...['item-classes', 'resizedHeightForWidth', 'resizedWidthForHeight'],
  ...['squarespaceThumbnailForHeight', 'squarespaceThumbnailForWidth', 'video', 'website-color'],
  ...['width'],
  // Social, and dates.
  ...['activate-twitter-links', 'comment-count', 'comment-link', 'comments', 'date'],
  ...['google-calendar-url', 'like-button', 'social-button', 'social-button-inline'],
  ...['twitter-follow-button'],
  // Commerce.
  ...['add-to-cart-btn', 'bookkeeper-money-format', 'cart-quantity', 'cart-subtotal', 'cart-url'],
  ...['from-price', 'money-format', 'money-string', 'moneyFormat', 'normal-price'],
  ...['percentage-format', 'product-checkout', 'product-price', 'product-quick-view'],
  ...['product-restock-notification', 'product-scarcity', 'product-status', 'quantity-input'],
  ...['sale-price', 'subscription-price', 'summary-form-field', 'variant-descriptor'],
  ...['variants-select'],
  // Languages.
  ...[
    'datetime',
    'datetime-interval',
    'decimal',
    'i18n-money-format',
    'message',
    'money',
    'plural',
  ],
  ...['relative-time', 'timesince'],
  // Accepted, and do nothing.
  ...['datetimefield', 'unit'],
]

it('has exactly the 95 formatters of the language', () => {
  expect(NAMES).toHaveLength(95)
  expect(formatters.map(({ name }) => name).sort()).toEqual(NAMES.sort())
})
