import { heading, paragraph } from '../../rich-text/index.ts'
import type { LayoutPart, SectionLayout } from '../section-layout.ts'
import { button, CENTERED, picture, words } from './parts.ts'

const step = (x: number, number: string, title: string, body: string): LayoutPart =>
  words([x, 4, 7, 7], heading(2, number), heading(3, title), paragraph(body))

const line = (y: number, title: string, body: string): readonly LayoutPart[] => [
  words([0, y, 8, 3], heading(3, title)),
  words([9, y, 11, 3], paragraph(body)),
  { block: 'link', at: [21, y, 3, 2], props: { label: 'More' } },
]

const service = (x: number, y: number, title: string): LayoutPart =>
  words([x, y, 11, 5], heading(3, title), paragraph('What it is, for whom, and what it begins at.'))

export const SERVICE_LAYOUTS: readonly SectionLayout[] = [
  {
    name: 'services',
    label: 'Services',
    summary: 'Four things you do, two beside each other.',
    parts: [
      words([0, 0, 16, 3], heading(2, 'What we do')),
      service(0, 4, 'The first service'),
      service(13, 4, 'The second service'),
      service(0, 10, 'The third service'),
      service(13, 10, 'The fourth service'),
    ],
  },
  {
    name: 'service-lines',
    label: 'Services in lines',
    summary: 'Each service in a line: its name, what it is, and where it leads.',
    settings: { theme: 'soft' },
    parts: [
      words([0, 0, 16, 3], heading(2, 'How we can help')),
      ...line(4, 'A first talk', 'Half an hour, by phone or here, without a bill.'),
      ...line(8, 'A plan', 'On paper, with a price that stays.'),
      ...line(12, 'The work', 'From the first day to the last, by the same people.'),
    ],
  },
  {
    name: 'steps',
    label: 'Three steps',
    summary: 'How it goes, from the first message to the end.',
    parts: [
      words([3, 0, 18, 3], heading(2, 'How it goes', CENTERED)),
      step(0, '1', 'You write to us', 'Say what you have in mind, in your own words.'),
      step(8, '2', 'We make a plan', 'You see what it costs before anything begins.'),
      step(16, '3', 'It gets done', 'On the day that we agreed on.'),
    ],
  },
  {
    name: 'service-picture',
    label: 'One service with picture',
    summary: 'A picture on the left; what you do and how to book it on the right.',
    settings: { theme: 'soft' },
    parts: [
      picture([0, 0, 11, 14], { shape: 'rounded' }),
      words(
        [13, 1, 11, 8],
        heading(2, 'A day in the workshop'),
        paragraph('Six people, one teacher, and everything that is needed. Lunch is included.'),
        paragraph('Saturdays from 10 to 16.'),
      ),
      button([13, 10, 8, 2], { label: 'Book a place', size: 'large' }),
    ],
  },
  {
    name: 'included',
    label: 'What is included',
    summary: 'A heading beside a list that can be opened.',
    parts: [
      words([0, 0, 9, 6], heading(2, 'What is included'), paragraph('So that nobody has to ask.')),
      {
        block: 'accordion',
        at: [11, 0, 13, 7],
        props: {
          items: [
            { title: 'Before', body: 'What you do for them before anything begins.' },
            { title: 'While it goes on', body: 'Who is there, and how often you tell them.' },
            { title: 'Afterwards', body: 'For how long they can come back, and with what.' },
          ],
          firstOpen: true,
        },
      },
    ],
  },
]
