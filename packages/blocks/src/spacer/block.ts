import { defineBlock } from '../block-definition.ts'
import css from './block.css'
import markup from './block.html'

/** Empty space, as high as its cells. */
export const spacerBlock = defineBlock({
  name: 'spacer',
  label: 'Space',
  summary: 'Empty room between other blocks.',
  icon: 'MoveVertical',
  paletteSection: 'layout',
  keywords: ['gap', 'blank'],
  fields: {},
  hint: 'Drag an edge to change its height, or press Shift and an arrow key while it is selected.',
  example: {},
  size: { desktop: { w: 24, h: 3 }, phone: { h: 2 } },
  markup,
  css,
  context: () => ({}),
  themeContext: () => ({}),
})
