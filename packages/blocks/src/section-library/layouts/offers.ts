import type { JsonObject } from '@sitewright/core/json'
import { heading, paragraph } from '../../rich-text/index.ts'
import type { SectionLayout } from '../section-layout.ts'
import { button, CENTERED, words } from './parts.ts'

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
    name: 'announcement',
    label: 'Announcement',
    summary: 'A narrow band with one piece of news and where it leads.',
    settings: { theme: 'dark', height: 'small' },
    parts: [
      words([0, 0, 17, 2], heading(3, 'From Friday on: longer evenings, and a new card')),
      button([18, 0, 6, 2], { style: 'secondary', size: 'small', alignment: 'right' }),
    ],
  },
  {
    name: 'voucher',
    label: 'Offer of the month',
    summary: 'One offer, how long it lasts, and where to have it.',
    settings: { theme: 'accent' },
    parts: [
      words(
        [2, 0, 20, 6],
        heading(3, 'Until the end of the month', CENTERED),
        heading(2, 'Two for the price of one, on Tuesdays', CENTERED),
      ),
      button([9, 7, 6, 2], { size: 'large', alignment: 'center' }),
    ],
  },
  {
    name: 'one-price',
    label: 'One price',
    summary: 'What it costs, what is in it, and a button.',
    settings: { theme: 'soft' },
    parts: [
      words(
        [0, 1, 11, 8],
        heading(2, 'One price, everything in it'),
        paragraph('Say what nobody has to pay for on top.'),
      ),
      {
        block: 'pricing-plan',
        at: [13, 0, 11, 11],
        props: {
          plans: [
            plan('All of it', '$49', 'For as many people as you like.', {
              isHighlighted: true,
              features: 'The first thing\nThe second thing\nThe third thing',
            }),
          ],
        },
      },
    ],
  },
]
