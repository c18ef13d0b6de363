import { heading, paragraph } from '../../rich-text/index.ts'
import type { SectionLayout } from '../section-layout.ts'
import { CENTERED, words } from './parts.ts'

export const WORD_LAYOUTS: readonly SectionLayout[] = [
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
    name: 'story',
    label: 'A longer text',
    summary: 'A heading, and a text of a width that is good to read.',
    parts: [
      words(
        [5, 0, 14, 12],
        heading(2, 'How it began'),
        paragraph(
          'Begin with a moment that can be seen: a day, a place, a person. What happened then?',
        ),
        paragraph(
          'Then say what came of it, and who was there. Leave out what everybody would say.',
        ),
        paragraph('End with what it means for those who read this today.'),
      ),
    ],
  },
  {
    name: 'two-texts',
    label: 'Text in two columns',
    summary: 'A heading, and two texts below it side by side.',
    settings: { theme: 'soft' },
    parts: [
      words([0, 0, 16, 3], heading(2, 'Two sides of it')),
      words([0, 4, 11, 6], heading(3, 'For you'), paragraph('What you get, and when.')),
      words([13, 4, 11, 6], heading(3, 'For us'), paragraph('What we ask for, and why.')),
    ],
  },
  {
    name: 'statement',
    label: 'Statement',
    summary: 'One sentence, as large as it deserves.',
    settings: { theme: 'dark', height: 'large' },
    parts: [
      words([2, 0, 20, 6], heading(2, 'We only make what we would keep ourselves.', CENTERED)),
    ],
  },
]
