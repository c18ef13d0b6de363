/** The data of the snippets: products, each with everything that some plugin wants to see. */

import { data as post } from '../templates/post/data.ts'
import { data as products } from '../templates/products/data.ts'

const COLOURS = {
  topLeftAverage: 'aabbcc',
  topRightAverage: 'bbccdd',
  bottomLeftAverage: 'ccddee',
  bottomRightAverage: 'ddeeff',
  centerAverage: 'c0ffee',
}

/** How often a snippet stands in the loop's body. */
export const COPIES = 4

const ROWS = 50
/** Renders until values come again: more of them than an engine would care to remember. */
const RENDERS = 100

/** Values of one row in one render: one for each copy, none like any other. */
function freshValues(turn: number, row: number) {
  return Array.from({ length: COPIES }, (_, copy) => {
    const number = (turn * ROWS + row) * COPIES + copy
    return {
      number: number * 1.25,
      money: { value: (number / 100).toFixed(2), currency: 'USD' },
      time: 1_600_000_000_000 + number * 61_000,
      day: 1_000_000_000_000 + number * 90_000_000,
    }
  })
}

const rows = products.items.slice(0, ROWS).map((item, index) => ({
  ...item,
  flag: index % 2 === 0,
  ref: 'short',
  short: `A plain text number ${index}`,
  escaped: `<b>Bold & "quoted"</b> text ${index}, it's here`,
  long: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(6),
  lines: 'One\ntwo\nthree',
  tweet: `See https://example.com/${index} by @ada about #harbours`,
  number: index * 37.25,
  count: index,
  money: { value: `${index * 12}.50`, currency: 'USD' },
  object: { a: 1, b: 'x' },
  list: [
    { name: 'first', done: false },
    { name: 'second', done: true },
  ],
  size: '2500x1667',
  colour: '#aabbcc',
  colorData: COLOURS,
  hsl: { hue: 12, saturation: 0.5, lightness: 0.25 },
  pattern: 'hello {0} and {1}',
  message: '{0 plural one {# item} other {# items}} for {1}',
  when: 1_700_000_000_000 + index * 3_700_000,
  startDate: 1_700_000_000_000,
  endDate: 1_700_100_000_000,
  location: {
    addressLine1: '1 Pier',
    addressLine2: 'Lisbon',
    addressCountry: 'PT',
    mapLat: 1,
    mapLng: 2,
  },
  comments: [],
  publicCommentCount: index,
  commentState: 1,
  likeCount: 3,
  altText: 'A shirt',
  coverImage: item,
  items: [item],
  oembed: { html: '<iframe src="//example.com"></iframe>', providerName: 'Vimeo' },
  userName: 'ada',
  entries: [{ quantity: 2 }, { quantity: 3 }],
  field: { type: 'name', rawTitle: 'Name', values: { First: 'Ann', Last: 'Lee' } },
  fresh: freshValues(0, index),
  plan: {
    structuredContent: {
      productType: 1,
      variants: [
        { priceMoney: { value: '7.5' }, pricingOptions: [{ priceMoney: { value: '5' } }] },
      ],
    },
  },
}))

export const data = {
  ...post,
  ...products,
  items: [],
  website: { ...products.website, ...post.website },
  websiteSettings: { ...products.websiteSettings, ...post.websiteSettings },
  options: { controls: true, design: 'grid', lightbox: 'true' },
  typeName: 'products',
  rows,
  productMerchandisingContext: Object.fromEntries(rows.map(({ id }) => [id, merchandising()])),
}

function merchandising() {
  return {
    scarcityEnabled: true,
    scarcityText: 'Only {qtyInStock} left',
    scarcityTemplateViews: [{ qtyInStock: 2 }],
    restockNotificationViews: [{ variantId: 'v1' }],
    restockNotificationMessages: {
      CTAText: 'Tell me when it is back',
      placeholderText: 'Your email',
      buttonText: 'Send',
    },
  }
}

const turns = Array.from({ length: RENDERS }, (_, turn) =>
  rows.map((_row, index) => freshValues(turn, index)),
)
let turn = 0

/** Before each render: values that nobody has written lately. */
export function renew(): void {
  turn = (turn + 1) % RENDERS
  turns[turn]?.forEach((values, index) => {
    const row = rows[index]
    if (row) row.fresh = values
  })
}

export const partials = { 'plain.html': '<i>{short}</i>', 'arguments.html': '{@args.a}{short}' }
