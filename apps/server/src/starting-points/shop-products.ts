/** Products of the shop: most kinds of things, one of them sold out and one on sale. */

import { bulletList, paragraph, textDocument } from '@sitewright/blocks/rich-text'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import type { StartingPicture, StartingProduct } from './definition.ts'

const { physical, digital, service } = PRODUCT_TYPES
const PORTRAIT = { width: 1280, height: 1600 } as const

const TABLE = ['For the table']
const HOUSE = ['For the house']
const LEARN = ['Learn to throw']

/** A variant with its price; `quantity` is the stock, unlimited if absent. */
const priced = (
  sku: string,
  priceMinor: number,
  quantity?: number,
  change: Partial<StartingProduct['variants'][number]> = {},
) => ({
  sku,
  attributes: {},
  priceMinor,
  salePriceMinor: 0,
  onSale: false,
  stock: { unlimited: quantity === undefined, quantity: quantity ?? 0 },
  imageId: null,
  ...change,
})

export const shopProductPictures = {
  mug: { kind: 'mug', palette: 'celadon', seed: 2, ...PORTRAIT, altText: 'A mug of coffee' },
  mugOat: {
    kind: 'mug',
    palette: 'sand',
    seed: 2,
    ...PORTRAIT,
    altText: 'The same mug in an oat-coloured glaze',
  },
  bowl: { kind: 'bowl', palette: 'sage', seed: 5, ...PORTRAIT, altText: 'A deep glazed bowl' },
  vase: { kind: 'vase', palette: 'ocean', seed: 12, ...PORTRAIT, altText: 'A vase with a branch' },
  plates: {
    kind: 'plate',
    palette: 'celadon',
    seed: 6,
    ...PORTRAIT,
    altText: 'A blue plate behind two white ones with a blue rim',
  },
  teapot: {
    kind: 'teapot',
    palette: 'ocean',
    seed: 4,
    ...PORTRAIT,
    altText: 'A round teapot with a blue band and a high handle',
  },
  planter: {
    kind: 'planter',
    palette: 'sage',
    seed: 8,
    ...PORTRAIT,
    altText: 'A plant in a glazed pot',
  },
  booklet: {
    kind: 'booklet',
    palette: 'sand',
    seed: 5,
    ...PORTRAIT,
    altText: 'A workbook, standing, with nine small tiles on its cover',
  },
  wheel: {
    kind: 'wheel',
    palette: 'sage',
    seed: 2,
    ...PORTRAIT,
    altText: 'A bowl of wet clay on the wheel',
  },
} as const satisfies Readonly<Record<string, StartingPicture>>

interface ShopProduct extends StartingProduct {
  readonly picture: keyof typeof shopProductPictures
  readonly morePictures?: readonly (keyof typeof shopProductPictures)[]
}

/** Products in the order of the store. */
export const shopProducts = {
  mug: {
    title: 'Everyday Mug',
    type: physical,
    categories: TABLE,
    picture: 'mug',
    morePictures: ['mugOat'],
    description: textDocument(
      paragraph('Thrown in one piece, with a handle for four fingers. Holds a third of a litre.'),
    ),
    options: [{ name: 'Glaze', values: ['Cobalt', 'Oat'] }],
    variants: [
      priced('MUG-COBALT', 2800, 12, { attributes: { Glaze: 'Cobalt' } }),
      priced('MUG-OAT', 2800, 8, { attributes: { Glaze: 'Oat' } }),
    ],
  },
  bowl: {
    title: 'Supper Bowl',
    type: physical,
    categories: TABLE,
    picture: 'bowl',
    description: textDocument(
      paragraph(
        'Deep enough for soup, wide enough for everything else. Stoneware, in a sage glaze.',
      ),
    ),
    options: [],
    variants: [priced('BOWL', 3600, 10)],
  },
  vase: {
    title: 'Long-Neck Vase',
    type: physical,
    categories: HOUSE,
    picture: 'vase',
    description: textDocument(
      paragraph('For one branch, or none. Thrown in two parts and joined where nobody can see it.'),
    ),
    options: [],
    variants: [priced('VASE', 6400, 5)],
  },
  plates: {
    title: 'Cobalt Plate',
    type: physical,
    categories: TABLE,
    picture: 'plates',
    description: textDocument(
      paragraph('Flat where the food is, with a rim that keeps the sauce in. They stack.'),
      bulletList('Side: 18 cm', 'Dinner: 26 cm', 'Safe in the dishwasher and the microwave'),
    ),
    options: [{ name: 'Size', values: ['Side', 'Dinner'] }],
    variants: [
      priced('PLATE-SIDE', 2200, 30, { attributes: { Size: 'Side' } }),
      priced('PLATE-DINNER', 3400, 24, { attributes: { Size: 'Dinner' } }),
    ],
  },
  planter: {
    title: 'Windowsill Planter',
    type: physical,
    categories: HOUSE,
    picture: 'planter',
    description: textDocument(
      paragraph(
        'For herbs or something slower, with a hole and a saucer. Seconds from the last firing: a little lean, and less to pay.',
      ),
    ),
    options: [],
    variants: [priced('PLANTER', 4800, 7, { salePriceMinor: 3600, onSale: true })],
  },
  teapot: {
    title: 'Teapot for Four',
    type: physical,
    categories: TABLE,
    picture: 'teapot',
    description: textDocument(
      paragraph(
        'Pours without a drip, which took us two years. We make six at a time; the next come out of the kiln in spring.',
      ),
    ),
    options: [],
    variants: [priced('TEAPOT', 8800, 0)],
  },
  workshop: {
    title: 'An Afternoon at the Wheel',
    type: service,
    categories: LEARN,
    picture: 'wheel',
    description: textDocument(
      paragraph(
        'Three hours, four people, all the clay you can centre. We glaze and fire your two best pieces and send them after you.',
      ),
    ),
    options: [],
    variants: [priced('WHEEL', 9500, 16)],
  },
  booklet: {
    title: 'First Pots: a Workbook',
    type: digital,
    categories: LEARN,
    picture: 'booklet',
    description: textDocument(
      paragraph(
        'Forty pages to print or read on a screen: ten shapes to make by hand, without a wheel, and what to do when they crack.',
      ),
    ),
    options: [],
    variants: [priced('WORKBOOK', 1200)],
  },
} as const satisfies Readonly<Record<string, ShopProduct>>
