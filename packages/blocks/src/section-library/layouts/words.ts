import { heading, paragraph } from '../../rich-text/index.ts'
import type { LayoutPart, SectionLayout } from '../section-layout.ts'
import { CENTERED, words } from './parts.ts'

const praise = (x: number, text: string, source: string, role: string): LayoutPart => ({
  block: 'quote',
  at: [x, 3, 8, 5],
  props: { text, source, role, size: 'small' },
  look: { padding: 'small' },
})

const figure = (x: number, number: string, meaning: string): LayoutPart =>
  words([x, 0, 8, 4], heading(2, number, CENTERED), paragraph(meaning, CENTERED))

const NAMES = ['First Customer', 'Second & Sons', 'Third Street', 'Fourth Floor', 'Fifth Season']

export const WORD_LAYOUTS: readonly SectionLayout[] = [
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
    name: 'questions',
    label: 'Questions and answers',
    summary: 'What you are asked most, in an accordion.',
    parts: [
      words(
        [0, 0, 9, 6],
        heading(2, 'Good to know'),
        paragraph('What we are asked most. If your question is not here, write to us.'),
      ),
      {
        block: 'accordion',
        at: [10, 0, 14, 8],
        props: {
          items: [
            {
              title: 'How does it work?',
              body: 'Describe the first step, and what happens after it.',
            },
            { title: 'How long does it take?', body: 'Name a time that you can always keep.' },
            {
              title: 'What if I change my mind?',
              body: 'Say what you do then, in the plainest words.',
            },
            { title: 'Do you come to us?', body: 'Say how far, and what it costs.' },
          ],
          firstOpen: true,
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
      figure(0, '12', 'years of doing one thing well'),
      figure(8, '340', 'of them finished, each one a little different'),
      figure(16, '1 day', 'until you hear back from us'),
    ],
  },
]
