import { heading, paragraph } from '../../rich-text/index.ts'
import type { LayoutPart, SectionLayout } from '../section-layout.ts'
import { button, CENTERED, listOfPage, picture, words } from './parts.ts'

const product = (at: LayoutPart['at']): LayoutPart => ({
  block: 'product',
  at,
  fill: (site) => ({ productId: site.product() }),
})

const fact = (x: number, title: string, body: string): LayoutPart =>
  words([x, 0, 7, 4], heading(3, title, CENTERED), paragraph(body, CENTERED))

export const STORE_LAYOUTS: readonly SectionLayout[] = [
  {
    name: 'product',
    label: 'Product',
    summary: 'One product of your store with a few words beside it.',
    parts: [
      product([1, 0, 10, 14]),
      words(
        [13, 3, 10, 7],
        heading(2, 'Why people love it'),
        paragraph('What makes this product special, in your own words.'),
      ),
    ],
  },
  {
    name: 'products',
    label: 'Products of your store',
    summary: 'The newest products with their prices, which lead to their pages.',
    settings: { theme: 'soft' },
    parts: [
      words([0, 0, 16, 3], heading(2, 'New in the store')),
      listOfPage('products', {
        block: 'summary-v2',
        at: [0, 3, 24, 12],
        props: { count: 4, perRow: 4, aspect: 'square' },
      }),
    ],
  },
  {
    name: 'product-pair',
    label: 'Two products',
    summary: 'Two products beside each other, to be bought right here.',
    parts: [
      words([3, 0, 18, 3], heading(2, 'They go well together', CENTERED)),
      product([1, 4, 10, 14]),
      product([13, 4, 10, 14]),
    ],
  },
  {
    name: 'product-row',
    label: 'Products in a row',
    summary: 'Eight products, four in each row, under a heading with a button.',
    parts: [
      words([0, 0, 16, 3], heading(2, 'Most loved')),
      button([17, 0, 7, 2], { label: 'See all', style: 'secondary', alignment: 'right' }),
      listOfPage('products', {
        block: 'summary-v2',
        at: [0, 4, 24, 18],
        props: { count: 8, perRow: 4 },
      }),
    ],
  },
  {
    name: 'store-promise',
    label: 'Delivery and returns',
    summary: 'Three short promises that take away doubts.',
    settings: { theme: 'accent', height: 'small' },
    parts: [
      fact(0, 'Sent within two days', 'From Monday to Friday, well packed.'),
      fact(8, 'Thirty days to return', 'Without a reason, and we pay the way.'),
      fact(17, 'Made to be mended', 'We repair what we have sold, for ever.'),
    ],
  },
  {
    name: 'store-story',
    label: 'Shop the picture',
    summary: 'A large picture, and where what is on it can be had.',
    settings: { theme: 'dark' },
    parts: [
      picture([0, 0, 16, 14]),
      words(
        [17, 3, 7, 6],
        heading(2, 'All that is on this table'),
        paragraph('Seven pieces that fit together, one by one or as a set.'),
      ),
      button([17, 10, 7, 2], { label: 'To the shop' }),
    ],
  },
]
