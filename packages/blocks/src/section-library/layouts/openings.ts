import { heading, paragraph } from '../../rich-text/index.ts'
import type { SectionLayout } from '../section-layout.ts'
import { button, CENTERED, picture, words } from './parts.ts'

/** Tops of pages, each with the page's one large heading. */
export const OPENING_LAYOUTS: readonly SectionLayout[] = [
  {
    name: 'opening',
    label: 'Opening',
    summary: 'Large words over a picture, with two ways on: for the top of a page.',
    settings: { theme: 'dark', height: 'large' },
    hasBackground: true,
    parts: [
      words(
        [2, 0, 20, 6],
        heading(1, 'What you do, in a few words', CENTERED),
        paragraph('And for whom, in one sentence that makes them stay.', CENTERED),
      ),
      button([6, 7, 6, 2], { size: 'large', alignment: 'center' }),
      button([12, 7, 6, 2], {
        ...{ size: 'large', alignment: 'center' },
        ...{ style: 'secondary', label: 'About us' },
      }),
    ],
  },
  {
    name: 'opening-split',
    label: 'Words beside a tall picture',
    summary: 'A heading and one button on the left, a tall picture on the right.',
    settings: { height: 'large' },
    parts: [
      words(
        [0, 3, 11, 7],
        heading(1, 'Made to be used'),
        paragraph('Say what it is, and why somebody would want it in their life.'),
      ),
      button([0, 11, 6, 2], { size: 'large' }),
      picture([13, 0, 11, 18]),
    ],
  },
  {
    name: 'opening-quiet',
    label: 'Quiet opening',
    summary: 'A heading and a line, with much room around them.',
    settings: { theme: 'soft', height: 'medium' },
    parts: [
      words([0, 0, 14, 4], heading(1, 'A page about one thing')),
      words([0, 5, 12, 3], paragraph('One or two lines that say what there is to find below.')),
    ],
  },
  {
    name: 'opening-below',
    label: 'Heading over a wide picture',
    summary: 'Centred words, and below them a picture from edge to edge.',
    parts: [
      words(
        [3, 0, 18, 5],
        heading(1, 'A place worth the way', CENTERED),
        paragraph('Where it is, in a few words.', CENTERED),
      ),
      picture([0, 6, 24, 14]),
    ],
  },
  {
    name: 'opening-news',
    label: 'Opening with sign-up',
    summary: 'What is coming, and where to leave an address to hear of it.',
    settings: { theme: 'accent' },
    parts: [
      words(
        [0, 1, 12, 6],
        heading(1, 'The new season begins in May'),
        paragraph('Sign up, and you will know a week before everybody else.'),
      ),
      {
        block: 'newsletter',
        at: [13, 0, 11, 8],
        props: { title: 'Be the first', text: 'One letter a month.', layout: 'column' },
      },
    ],
  },
]
