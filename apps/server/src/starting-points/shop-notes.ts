/** Items of the shop's collections: its journal, its days, its pictures. */

import { heading, paragraph } from '@sitewright/blocks/rich-text'
import type { StartingItem } from './definition.ts'

export const shopJournal: readonly StartingItem[] = [
  {
    title: 'Three weeks in the life of a bowl',
    excerpt:
      'From a lump of wet clay to a shelf near the window, and everything that can go wrong.',
    picture: 'shelves',
    categories: ['Workshop'],
    days: -6,
    body: [
      paragraph(
        'On the first day it takes four minutes. After that it takes three weeks, most of which is waiting.',
      ),
      heading(2, 'Drying, slowly'),
      paragraph(
        'A bowl dries from the rim down. If the rim is in a hurry it cracks, so we cover it with a cloth and talk about something else.',
      ),
      paragraph(
        'Then comes the first firing, the glaze, the second firing, and a night in which nobody opens the door. One in nine does not make it. We keep those for the birds.',
      ),
    ],
  },
  {
    title: 'The blue, and why it is called Cobalt',
    excerpt: 'A glaze of four things, one of which is patience.',
    picture: 'kitchen',
    categories: ['Glazes'],
    days: -19,
    body: [
      paragraph(
        'It goes on pink. Nobody believes that it will be blue until it is, and some days neither do we.',
      ),
      paragraph(
        'Half a percent too much and it is black; half a percent too little and it is the colour of a school uniform. The note on the bucket says: weigh it twice.',
      ),
    ],
  },
]

export const shopDays: readonly StartingItem[] = [
  {
    title: 'Open workshop',
    excerpt: 'Come and watch, ask, and try the wheel if you have old shoes on.',
    days: 13,
    from: '11:00',
    to: '16:00',
    place: '12 Mill Lane',
  },
  {
    title: 'An evening of seconds',
    excerpt: 'Whatever came out of the kiln a little wrong, at half its price.',
    picture: 'shelves',
    days: 27,
    from: '18:00',
    to: '20:30',
    place: '12 Mill Lane',
  },
]

export const shopPictures: readonly StartingItem[] = [
  { title: 'On the table by the window', picture: 'hero' },
  { title: 'Before the market', picture: 'shelves' },
  { title: 'At home with Ada', picture: 'kitchen' },
]
