import { heading, paragraph } from '../../rich-text/index.ts'
import type { LayoutPart, SectionLayout } from '../section-layout.ts'
import { button, CENTERED, picture, words } from './parts.ts'

const person = (x: number, name: string, role: string): readonly LayoutPart[] => [
  picture([x, 4, 7, 9], { shape: 'rounded' }),
  words([x, 13, 7, 3], heading(3, name), paragraph(role)),
]

const face = (x: number, name: string, role: string): readonly LayoutPart[] => [
  picture([x + 1, 4, 4, 6], { shape: 'circle' }),
  words([x, 10, 6, 3], heading(3, name, CENTERED), paragraph(role, CENTERED)),
]

export const PEOPLE_LAYOUTS: readonly SectionLayout[] = [
  {
    name: 'team',
    label: 'Team',
    summary: 'Three people with their pictures, names and what they do.',
    isInColumns: true,
    parts: [
      words([0, 0, 16, 3], heading(2, 'Who you will meet')),
      ...person(0, 'First Person', 'Runs the workshop'),
      ...person(8, 'Second Person', 'Talks to everyone'),
      ...person(16, 'Third Person', 'Keeps the books'),
    ],
  },
  {
    name: 'team-faces',
    label: 'Team in circles',
    summary: 'Four faces in circles, with names below them.',
    isInColumns: true,
    settings: { theme: 'soft' },
    parts: [
      words([3, 0, 18, 3], heading(2, 'The people behind it', CENTERED)),
      ...face(0, 'First Person', 'Founder'),
      ...face(6, 'Second Person', 'Design'),
      ...face(12, 'Third Person', 'Making'),
      ...face(18, 'Fourth Person', 'Shipping'),
    ],
  },
  {
    name: 'founder',
    label: 'A person and their words',
    summary: 'One portrait, and what this person wants to say.',
    parts: [
      picture([0, 0, 9, 14], { shape: 'arch' }),
      words(
        [11, 2, 13, 9],
        heading(2, 'Hello, I am First Person'),
        paragraph('Say how you came to do this, and what you would never do otherwise.'),
        paragraph('Visitors read this part more often than any other. Two short paragraphs do.'),
      ),
      button([11, 12, 6, 2], { label: 'Write to me', style: 'secondary' }),
    ],
  },
  {
    name: 'join-us',
    label: 'Join us',
    summary: 'Open places, one below the other, with what each is about.',
    settings: { theme: 'dark' },
    parts: [
      words(
        [0, 0, 8, 6],
        heading(2, 'Work with us'),
        paragraph('We are looking for people who like to finish things.'),
      ),
      {
        block: 'accordion',
        at: [10, 0, 14, 6],
        props: {
          items: [
            { title: 'In the workshop', body: 'What the days are like, and what you bring along.' },
            { title: 'In the shop', body: 'Which days, which hours, and from when.' },
            { title: 'Something else?', body: 'Write to us all the same.' },
          ],
        },
      },
    ],
  },
]
