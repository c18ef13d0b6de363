import { defineBlock } from '../block-definition.ts'
import { choice, number } from '../fields/index.ts'
import css from './block.css'
import markup from './block.html'

/** A line between two parts of a page. */
export const horizontalRuleBlock = defineBlock({
  name: 'horizontal-rule',
  label: 'Line',
  summary: 'A line, three dots or a gap between two thoughts.',
  icon: 'Minus',
  paletteSection: 'layout',
  keywords: ['divider', 'separator', 'horizontal rule'],
  fields: {
    style: choice({
      label: 'Style',
      options: { line: 'Line', dots: 'Dots', space: 'Gap' },
      initial: 'line',
    }),
    width: number({ label: 'Width in per cent', min: 5, max: 100, step: 5, initial: 100 }),
  },
  example: {},
  size: { desktop: { w: 24, h: 1 }, phone: { h: 1 } },
  markup,
  css,
  context: ({ style, width }) => ({ style, width }),
  themeContext: ({ style, width }) => ({ style, width }),
})
