/** Products of the demo shop: many kinds of variants, and every state of stock that a shopper can meet. */

import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import type { PictureKind } from '../starting-points/index.ts'
import type { Glaze } from './glazes.ts'

export interface DemoVariant {
  readonly values: readonly string[]
  readonly priceMinor: number
  readonly salePriceMinor?: number
  /** Units in stock; unlimited when absent. */
  readonly left?: number
  /** Index into the product's pictures. */
  readonly picture?: number
}

export interface DemoPicture {
  readonly kind: PictureKind
  readonly glaze: Glaze
  readonly alt: string
}

export interface DemoProduct {
  /** Short name that SKUs start with and pages refer to. */
  readonly code: string
  readonly title: string
  readonly type?: 1 | 2 | 3
  readonly paragraphs: readonly string[]
  readonly details?: readonly string[]
  readonly pictures: readonly DemoPicture[]
  readonly options: readonly string[]
  readonly variants: readonly DemoVariant[]
}

const { digital, service } = PRODUCT_TYPES

const one = (
  priceMinor: number,
  left?: number,
  salePriceMinor?: number,
): readonly DemoVariant[] => [
  {
    values: [],
    priceMinor,
    ...(left !== undefined && { left }),
    ...(salePriceMinor !== undefined && { salePriceMinor }),
  },
]

export const DEMO_PRODUCTS: readonly DemoProduct[] = [
  {
    code: 'MUG',
    title: 'Morning Mug',
    paragraphs: [
      'A mug that sits well in two hands. Thrown on the wheel, with a wide foot so that it stays where you put it and a lip that is thin enough to forget.',
      'Each one is glazed by hand, so no two are quite the same.',
    ],
    details: ['Holds 320 ml', 'Stoneware, fired at 1,240 °C', 'Safe in dishwasher and microwave'],
    pictures: [
      { kind: 'mug', glaze: 'oat', alt: 'Oat-coloured mug with a wide foot' },
      { kind: 'mug', glaze: 'moss', alt: 'The same mug in moss green' },
      { kind: 'mug', glaze: 'ink', alt: 'The same mug in ink blue' },
    ],
    options: ['Glaze'],
    variants: [
      { values: ['Oat'], priceMinor: 2800, left: 24, picture: 0 },
      { values: ['Moss'], priceMinor: 2800, left: 11, picture: 1 },
      { values: ['Ink'], priceMinor: 3000, left: 0, picture: 2 },
    ],
  },
  {
    code: 'BOWL',
    title: 'Everyday Bowl',
    paragraphs: [
      'The bowl that is never in the cupboard, because it is always in use: porridge, soup, noodles, the last of the salad.',
      'Three sizes that nest inside each other.',
    ],
    details: ['Small 12 cm, medium 16 cm, large 22 cm', 'Stoneware with a food-safe glaze'],
    pictures: [
      { kind: 'bowl', glaze: 'clay', alt: 'Terracotta bowl with a glazed inside' },
      { kind: 'bowl', glaze: 'oat', alt: 'The same bowl in oat' },
    ],
    options: ['Size', 'Glaze'],
    variants: [
      { values: ['Small', 'Clay'], priceMinor: 2200, left: 18, picture: 0 },
      { values: ['Small', 'Oat'], priceMinor: 2200, left: 9, picture: 1 },
      { values: ['Medium', 'Clay'], priceMinor: 3200, left: 14, picture: 0 },
      { values: ['Medium', 'Oat'], priceMinor: 3200, left: 0, picture: 1 },
      { values: ['Large', 'Clay'], priceMinor: 5400, left: 6, picture: 0 },
      { values: ['Large', 'Oat'], priceMinor: 5400, left: 5, picture: 1 },
    ],
  },
  {
    code: 'VASE',
    title: 'Shoulder Vase',
    paragraphs: [
      'High shoulders and a narrow neck hold a few stems upright without a frog. It looks finished with nothing in it at all.',
    ],
    details: ['24 cm tall', 'Watertight', 'Wipe clean'],
    pictures: [
      {
        kind: 'vase',
        glaze: 'rose',
        alt: 'Dusty-rose vase with high shoulders and a spray of berries',
      },
      { kind: 'vase', glaze: 'ink', alt: 'The same vase in ink blue' },
    ],
    options: ['Glaze'],
    variants: [
      { values: ['Rose'], priceMinor: 6800, salePriceMinor: 5400, left: 4, picture: 0 },
      { values: ['Ink'], priceMinor: 6800, salePriceMinor: 5400, left: 7, picture: 1 },
    ],
  },
  {
    code: 'PLATE',
    title: 'Dinner Plate',
    paragraphs: [
      'A flat plate with the slightest rise at its edge, so that sauce stays and knives do not slip.',
    ],
    details: ['27 cm across', 'Stacks eight high', 'Sold one by one'],
    pictures: [
      {
        kind: 'plate',
        glaze: 'oat',
        alt: 'Three oat-coloured plates stacked, a fourth standing behind them',
      },
    ],
    options: [],
    variants: one(3400, 40),
  },
  {
    code: 'TEAPOT',
    title: 'Two-Cup Teapot',
    paragraphs: [
      'Pours without a drip, which took us four years. The lid stays put when you tip it, and the handle stays cool.',
    ],
    details: ['Holds 550 ml', 'With a strainer inside the spout', 'Ash handle'],
    pictures: [
      { kind: 'teapot', glaze: 'moss', alt: 'Small moss-green teapot' },
      { kind: 'teapot', glaze: 'clay', alt: 'The same teapot in clay' },
    ],
    options: ['Glaze'],
    variants: [
      { values: ['Moss'], priceMinor: 8900, left: 3, picture: 0 },
      { values: ['Clay'], priceMinor: 8900, left: 2, picture: 1 },
    ],
  },
  {
    code: 'JUG',
    title: 'Milk Jug',
    paragraphs: ['Small enough for one coffee, handsome enough for the table.'],
    details: ['Holds 180 ml'],
    pictures: [{ kind: 'jug', glaze: 'oat', alt: 'Small oat-coloured jug' }],
    options: [],
    variants: one(2400, 1),
  },
  {
    code: 'CANDLE',
    title: 'Beeswax Candles',
    paragraphs: [
      'Pure beeswax from hives eight miles away, dipped by hand, three to a set. They come with one of our dishes to stand on.',
    ],
    details: ['Small set burns for 20 hours, large for 40', 'No scent but its own'],
    pictures: [
      {
        kind: 'candle',
        glaze: 'honey',
        alt: 'Three lit candles of different heights on a clay dish',
      },
    ],
    options: ['Size'],
    variants: [
      { values: ['Small'], priceMinor: 2600, left: 30 },
      { values: ['Large'], priceMinor: 4200, left: 12 },
    ],
  },
  {
    code: 'PLANTER',
    title: 'Windowsill Planter',
    paragraphs: [
      'For an aloe in the bathroom or herbs by the sink. The saucer is hidden in the foot, so nothing drips on the sill.',
    ],
    details: ['18 cm across', 'Sold without the plant'],
    pictures: [
      {
        kind: 'planter',
        glaze: 'clay',
        alt: 'Terracotta planter with a white band and a spiky green plant',
      },
    ],
    options: [],
    variants: one(4800, 0),
  },
  {
    code: 'APRON',
    title: 'Linen Apron',
    paragraphs: [
      'Heavy linen that softens with every wash. Straps cross at the back, so nothing pulls at your neck.',
    ],
    details: ['100 % European linen', 'Two pockets', 'Wash at 40 °C'],
    pictures: [
      { kind: 'apron', glaze: 'ink', alt: 'Ink-blue linen apron on a peg' },
      { kind: 'apron', glaze: 'oat', alt: 'The same apron in oat' },
    ],
    options: ['Colour', 'Length'],
    variants: [
      { values: ['Ink', 'Short'], priceMinor: 7200, left: 8, picture: 0 },
      { values: ['Ink', 'Long'], priceMinor: 7800, left: 8, picture: 0 },
      { values: ['Oat', 'Short'], priceMinor: 7200, left: 8, picture: 1 },
      { values: ['Oat', 'Long'], priceMinor: 7800, left: 0, picture: 1 },
    ],
  },
  {
    code: 'TOWEL',
    title: 'Tea Towels',
    paragraphs: [
      'Thick cotton with a woven stripe. They dry a whole supper’s dishes, hang up neatly after, and are softer next year.',
    ],
    details: ['50 × 70 cm', 'Bundle of five'],
    pictures: [
      {
        kind: 'towel',
        glaze: 'rose',
        alt: 'Five striped towels in rose and cream, folded and tied with cord',
      },
    ],
    options: [],
    variants: one(2800, undefined, 2100),
  },
  {
    code: 'PRINT',
    title: 'Morning Hills Print',
    paragraphs: [
      'The hills from our workshop window before anyone is up, cut from paper and printed on cotton rag. Signed on the back.',
    ],
    details: ['Printed to order', 'Sent flat, between boards'],
    pictures: [{ kind: 'print', glaze: 'honey', alt: 'Framed print of hills under a low sun' }],
    options: ['Size', 'Frame'],
    variants: [
      { values: ['A4', 'None'], priceMinor: 3500 },
      { values: ['A4', 'Oak'], priceMinor: 8500 },
      { values: ['A3', 'None'], priceMinor: 5500 },
      { values: ['A3', 'Oak'], priceMinor: 12500, left: 3 },
    ],
  },
  {
    code: 'GIFT',
    title: 'Breakfast Set',
    paragraphs: [
      'Two mugs, two small bowls and a milk jug, packed in straw, with a ribbon and a card in your words. Ready to give.',
    ],
    details: ['Five pieces', 'Sent to them or to you'],
    pictures: [
      { kind: 'gift', glaze: 'oat', alt: 'Gift box with a wide ribbon and a card leaning on it' },
      { kind: 'gift', glaze: 'moss', alt: 'The same box on a moss-green table' },
    ],
    options: ['Glaze'],
    variants: [
      { values: ['Oat'], priceMinor: 12900, left: 6, picture: 0 },
      { values: ['Moss'], priceMinor: 12900, left: 2, picture: 1 },
    ],
  },
  {
    code: 'CLASS',
    title: 'An Evening at the Wheel',
    type: service,
    paragraphs: [
      'Three hours, six people, one teacher. You leave with clay in your hair and two pots that we fire and post to you.',
    ],
    details: ['Thursdays, 6 to 9 pm', 'Aprons and tea are there', 'No experience needed'],
    pictures: [
      {
        kind: 'wheel',
        glaze: 'moss',
        alt: 'A freshly thrown bowl on the wheel, a sponge beside it',
      },
    ],
    options: ['Month'],
    variants: [
      { values: ['January'], priceMinor: 9500, left: 0 },
      { values: ['February'], priceMinor: 9500, left: 4 },
      { values: ['March'], priceMinor: 9500, left: 6 },
    ],
  },
  {
    code: 'GUIDE',
    title: 'Glazing at Home: a Guide',
    type: digital,
    paragraphs: [
      'Forty-two pages on making, testing and keeping glazes with a kitchen scale and a borrowed kiln. Yours to download.',
    ],
    details: ['PDF, 42 pages', '18 recipes'],
    pictures: [
      { kind: 'booklet', glaze: 'ink', alt: 'The guide, with nine glaze tests on its cover' },
    ],
    options: [],
    variants: one(1800),
  },
]
