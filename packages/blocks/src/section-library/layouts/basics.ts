import { heading, paragraph } from '../../rich-text/index.ts'
import type { LayoutPart, SectionLayout } from '../section-layout.ts'
import { button, CENTERED, picture, words } from './parts.ts'

/** The section that holds a block added to an empty page. */
export const BLANK: SectionLayout = {
  name: 'blank',
  label: 'Blank',
  summary: 'An empty section to fill yourself.',
  parts: [],
}

/** The section that a new post begins with: room to write, as wide as the page. */
export const NEW_TEXT: SectionLayout = {
  name: 'new-text',
  label: 'Text',
  summary: 'Room to write.',
  settings: { height: 'small' },
  parts: [words([0, 0, 24, 6], paragraph(''))],
}

const column = (x: number, title: string): LayoutPart =>
  words([x, 0, 6, 6], heading(3, title), paragraph('Say in a sentence or two what this is about.'))

export const BASIC_LAYOUTS: readonly SectionLayout[] = [
  BLANK,
  {
    name: 'text-picture',
    label: 'Text and picture',
    summary: 'Words on the left, a picture on the right.',
    parts: [
      words(
        [1, 2, 10, 8],
        heading(2, 'A heading that invites'),
        paragraph('Tell the story behind what you do. Two or three sentences are enough.'),
      ),
      picture([13, 0, 10, 12]),
    ],
  },
  {
    name: 'heading-button',
    label: 'Heading and button',
    summary: 'A centred heading with one thing to do.',
    settings: { theme: 'soft' },
    parts: [
      words(
        [4, 0, 16, 5],
        heading(2, 'Say the most important thing', CENTERED),
        paragraph('Then say why it matters.', CENTERED),
      ),
      button([9, 6, 6, 2], { alignment: 'center' }),
    ],
  },
  {
    name: 'three-columns',
    label: 'Three columns',
    summary: 'Three short texts side by side.',
    parts: [column(1, 'First'), column(9, 'Second'), column(17, 'Third')],
  },
  {
    name: 'call-to-action',
    label: 'Call to action',
    summary: 'One sentence and one button, in the accent colour.',
    settings: { theme: 'accent', height: 'small' },
    parts: [
      words([0, 0, 16, 3], heading(2, 'Ready when you are'), paragraph('It takes two minutes.')),
      button([17, 1, 7, 2], { size: 'large', alignment: 'right', label: 'Begin now' }),
    ],
  },
]
