import { defineBlock } from '../block-definition.ts'
import { text } from '../fields/index.ts'
import markup from './block.html'

/** A line of text. */
export const marqueeBlock = defineBlock({
  name: 'marquee',
  label: 'Marquee',
  summary: 'A line of text.',
  icon: 'Type',
  paletteSection: 'more',
  keywords: [],
  fields: {
    text: text({ label: 'Text', maxLength: 200, initial: 'Marquee' }),
  },
  example: { text: 'Open every day until six.' },
  size: { desktop: { w: 12, h: 2 }, phone: { h: 2 } },
  markup,
  context: ({ text }) => ({ text: text.trim() }),
  themeContext: ({ text }) => ({ text: text.trim() }),
})
