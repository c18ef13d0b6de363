import { heading, paragraph } from '../../rich-text/index.ts'
import type { LayoutPart, SectionLayout } from '../section-layout.ts'
import { CENTERED, picture, words } from './parts.ts'

const praise = (x: number, text: string, source: string, role: string): LayoutPart => ({
  block: 'quote',
  at: [x, 3, 8, 5],
  props: { text, source, role, size: 'small' },
  look: { padding: 'small' },
})

const figure = (
  [x, y, w]: readonly [number, number, number],
  number: string,
  meaning: string,
): LayoutPart => words([x, y, w, 4], heading(2, number, CENTERED), paragraph(meaning, CENTERED))

const NAMES = ['First Customer', 'Second & Sons', 'Third Street', 'Fourth Floor', 'Fifth Season']

export const PROOF_LAYOUTS: readonly SectionLayout[] = [
  {
    name: 'quote',
    label: 'Large quote',
    summary: 'The best thing that anyone said about you.',
    settings: { theme: 'dark' },
    parts: [
      {
        block: 'quote',
        at: [3, 0, 18, 7],
        props: {
          text: 'I came for one thing and stayed for the people. Nobody else takes this much care.',
          source: 'A name your visitors know',
          role: 'Who they are',
          size: 'large',
          alignment: 'center',
          style: 'plain',
        },
      },
    ],
  },
  {
    name: 'testimonials',
    label: 'Testimonials',
    summary: 'Three customers, in their own words.',
    settings: { theme: 'soft' },
    parts: [
      words([0, 0, 16, 3], heading(2, 'What people say')),
      praise(0, 'Exactly what we hoped for, and a day early.', 'First name', 'Their town'),
      praise(8, 'They answered every question before I had asked it.', 'First name', 'Their town'),
      praise(16, 'The only one I would send my friends to.', 'First name', 'Their town'),
    ],
  },
  {
    name: 'quote-picture',
    label: 'Quote with picture',
    summary: 'A customer’s words beside a picture of them, or of what they got.',
    parts: [
      picture([0, 0, 10, 12], { shape: 'rounded' }),
      {
        block: 'quote',
        at: [12, 3, 12, 7],
        props: {
          text: 'We have used it every day for three years, and it still looks like the first.',
          source: 'First name',
          role: 'Their town',
        },
      },
    ],
  },
  {
    name: 'names',
    label: 'Names or logos',
    summary: 'Those you work for move past, as words or as pictures of their logos.',
    settings: { height: 'small' },
    parts: [
      {
        block: 'marquee',
        at: [0, 0, 24, 3],
        props: {
          entries: NAMES.map((text) => ({
            ...{ text, pictureId: '' },
            link: { href: '', newWindow: false },
          })),
          size: 'medium',
          fades: true,
        },
      },
    ],
  },
  {
    name: 'figures',
    label: 'Three figures',
    summary: 'Large numbers, and what they stand for.',
    settings: { theme: 'accent', height: 'small' },
    parts: [
      figure([0, 0, 8], '12', 'years of doing one thing well'),
      figure([8, 0, 8], '340', 'of them finished, each one a little different'),
      figure([16, 0, 8], '1 day', 'until you hear back from us'),
    ],
  },
  {
    name: 'figures-four',
    label: 'Four figures',
    summary: 'Four numbers under a heading.',
    parts: [
      words([3, 0, 18, 3], heading(2, 'In numbers', CENTERED)),
      figure([0, 4, 6], '4', 'people'),
      figure([6, 4, 6], '26', 'towns'),
      figure([12, 4, 6], '1,200', 'pieces a year'),
      figure([18, 4, 6], '0', 'sent by plane'),
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
]
