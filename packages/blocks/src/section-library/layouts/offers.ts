import type { JsonObject } from '@sitewright/core/json'
import { heading, paragraph } from '../../rich-text/index.ts'
import type { SectionLayout } from '../section-layout.ts'
import { button, CENTERED, listOfPage, words } from './parts.ts'

const plan = (name: string, price: string, description: string, more: JsonObject): JsonObject => ({
  ...{ name, price, description, badge: '', isHighlighted: false, period: 'a month' },
  ...{ otherPrice: '', otherPeriod: '', features: '', buttonLabel: 'Choose' },
  link: { href: '/', newWindow: false },
  ...more,
})

const MENU = `--- To begin

Soup of the day
Say what is in it
8

Bread and butter
Baked this morning
5

--- To follow

Fish from the market
Potatoes, something green
24

Roast vegetables
Grains, soft cheese
19

--- Sweet

Cake of the week
With cream
9`

export const OFFER_LAYOUTS: readonly SectionLayout[] = [
  {
    name: 'prices',
    label: 'Pricing plans',
    summary: 'Three plans side by side, one of which stands out.',
    parts: [
      words(
        [3, 0, 18, 4],
        heading(2, 'Choose what fits', CENTERED),
        paragraph('Change it or end it whenever you like.', CENTERED),
      ),
      {
        block: 'pricing-plan',
        at: [0, 5, 24, 11],
        props: {
          plans: [
            plan('Small', '$12', 'To see whether it is for you.', {
              features: 'The first thing\nThe second thing\n- The third thing',
            }),
            plan('Medium', '$29', 'What most people take.', {
              badge: 'Most chosen',
              isHighlighted: true,
              features: 'Everything in Small\nThe third thing\nHelp within a day',
            }),
            plan('Large', '$79', 'For those who need all of it.', {
              features: 'Everything in Medium\nThe fourth thing\nSomeone to call',
            }),
          ],
        },
      },
    ],
  },
  {
    name: 'menu',
    label: 'Menu',
    summary: 'What there is to eat, with prices.',
    parts: [
      words(
        [3, 0, 18, 4],
        heading(2, 'Menu', CENTERED),
        paragraph('What we cook this week.', CENTERED),
      ),
      { block: 'menu', at: [0, 5, 24, 9], props: { source: MENU, currency: '$' } },
    ],
  },
  {
    name: 'product',
    label: 'Product',
    summary: 'One product of your store with a few words beside it.',
    parts: [
      { block: 'product', at: [1, 0, 10, 14], fill: (site) => ({ productId: site.product() }) },
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
    name: 'chart',
    label: 'Numbers in a chart',
    summary: 'A chart beside the words that explain it.',
    parts: [
      words(
        [0, 2, 9, 8],
        heading(2, 'What became of it'),
        paragraph('Say what the numbers show, for those who only read this.'),
        paragraph('The chart has a table behind it that anyone can open.'),
      ),
      {
        block: 'chart',
        at: [11, 0, 13, 11],
        props: {
          title: 'Kilometres by bicycle',
          source: ', Last year, This year\nSpring, 120, 165\nSummer, 190, 240\nAutumn, 140, 205',
        },
      },
    ],
  },
  {
    name: 'announcement',
    label: 'Announcement',
    summary: 'A narrow band with one piece of news and where it leads.',
    settings: { theme: 'dark', height: 'small' },
    parts: [
      words([0, 0, 17, 2], heading(3, 'From Friday on: longer evenings, and a new card')),
      button([18, 0, 6, 2], { style: 'secondary', size: 'small', alignment: 'right' }),
    ],
  },
]
