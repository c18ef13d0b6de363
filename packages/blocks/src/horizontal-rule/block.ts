import * as z from 'zod'
import { defineBlock } from '../block-definition.ts'
import css from './block.css'
import markup from './block.html'

export const RULE_STYLES = ['line', 'dots', 'space'] as const

const schema = z.object({
  style: z.enum(RULE_STYLES),
  /** Per cent of the block's width. */
  width: z.number().int().min(5).max(100),
})
export type HorizontalRuleProps = z.infer<typeof schema>

/** A break between two thoughts. */
export const horizontalRuleBlock = defineBlock<HorizontalRuleProps>({
  type: 47,
  name: 'horizontal-rule',
  label: 'Line',
  summary: 'A line, three dots or a gap between two thoughts.',
  version: 1,
  schema,
  defaults: () => ({ style: 'line', width: 100 }),
  migrations: [],
  size: { desktop: { w: 24, h: 1 }, phone: { h: 1 } },
  markup,
  css,
  context: ({ style, width }) => ({ style, width }),
})
