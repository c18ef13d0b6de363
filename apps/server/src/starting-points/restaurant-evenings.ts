/** Items of the restaurant's collections: its evenings, its notes, its pictures. */

import { heading, paragraph } from '@sitewright/blocks/rich-text'
import type { StartingItem } from './definition.ts'

const HERE = '7 Orchard Street'

export const restaurantEvenings: readonly StartingItem[] = [
  {
    title: 'The long table',
    excerpt:
      'Five courses passed from hand to hand, thirty chairs, and nobody knows beside whom they will sit. 64 a head, with wine 92.',
    picture: 'supper',
    days: 9,
    from: '19:00',
    to: '23:00',
    place: HERE,
    body: [
      paragraph(
        'Once a month we push all the tables together. Dishes come to the middle and go round, and whoever holds the spoon decides.',
      ),
      paragraph(
        'Write to us when you book if there is something you do not eat. We would rather cook it differently than leave it out.',
      ),
    ],
  },
  {
    title: 'Six bottles from one hill',
    excerpt:
      'Marta Ferrand brings her wines and says which year the hail came. With bread, butter and three cheeses. 48 a head.',
    picture: 'bottles',
    days: 19,
    from: '18:30',
    to: '21:00',
    place: HERE,
    body: [
      paragraph(
        'The hill is eleven acres and faces the wrong way. Marta has been told so for twenty years, and pours the answer.',
      ),
    ],
  },
  {
    title: 'New Year’s Eve, by candle',
    excerpt: 'Seven courses without electric light. The last one is served after midnight.',
    picture: 'candle',
    days: 39,
    from: '19:30',
    to: '23:59',
    place: HERE,
    body: [
      paragraph(
        'We switch off at half past seven. The stove is gas, the music is a piano, and the menu is read aloud.',
      ),
    ],
  },
  { title: 'Harvest supper', picture: 'bowl', days: -48, from: '19:00', to: '23:00', place: HERE },
]

export const restaurantNotes: readonly StartingItem[] = [
  {
    title: 'Why the squash is on again',
    excerpt: 'Because it is better in November than it ever was in September.',
    picture: 'bowl',
    categories: ['Kitchen'],
    days: -4,
    body: [
      paragraph(
        'In September a squash is a promise. It has water in it, and grass. Put it in a dry room for eight weeks and it begins to mean it.',
      ),
      heading(2, 'What we do with it'),
      paragraph(
        'Halve it, seeds in. Roast it slowly on its cut face until the edges are the colour of the table. Only then do the seeds come out, and they go back into the oven with salt.',
      ),
      paragraph(
        'The rest is cream, patience, and a little of the vinegar that Jonas makes from what is left in the bottles.',
      ),
    ],
  },
  {
    title: 'Two farms, one van',
    excerpt: 'Where the vegetables come from, and why they arrive on a Wednesday.',
    picture: 'kitchen',
    categories: ['People'],
    days: -16,
    body: [
      paragraph(
        'Elin has the sandy side of the valley and Per has the wet one. They share a van, a phone and a low opinion of each other’s carrots.',
      ),
      paragraph('On Wednesdays at eight they are both right, and we write the menu.'),
    ],
  },
  {
    title: 'A word for the plates',
    excerpt: 'They are thrown by hand down the road, and no two are quite as large.',
    picture: 'plates',
    categories: ['People'],
    days: -33,
    body: [
      paragraph(
        'One hundred and twenty, fired over three nights. Whoever breaks one may keep the larger half.',
      ),
    ],
  },
]

export const restaurantPictures: readonly StartingItem[] = [
  { title: 'The table, before eight', picture: 'supper' },
  { title: 'After eleven', picture: 'candle' },
  { title: 'Garden leaves', picture: 'dish' },
  { title: 'Behind the pass', picture: 'shelves' },
  { title: 'From down the road', picture: 'plates' },
  { title: 'Wednesday', picture: 'kitchen' },
  { title: 'House vinegar', picture: 'jug' },
  { title: 'The window table', picture: 'bottles' },
  { title: 'Squash, again', picture: 'bowl' },
]
