import * as z from 'zod'
import { defineBlock } from '../block-definition.ts'
import css from './block.css'
import markup from './block.html'

const schema = z.object({})

/** Nothing at all, as high as its cells. */
export const spacerBlock = defineBlock<z.infer<typeof schema>>({
  type: 21,
  name: 'spacer',
  label: 'Space',
  summary: 'Empty room between other blocks.',
  version: 1,
  schema,
  defaults: () => ({}),
  migrations: [],
  size: { desktop: { w: 24, h: 3 }, phone: { h: 2 } },
  markup,
  css,
  context: () => ({}),
})
