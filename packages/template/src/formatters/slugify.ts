import { perText } from '../values/per-text.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const slugify: Formatter = {
  name: 'slugify',
  summary: 'Makes text fit for an address or class name.',
  section: 'core',
  usage: '',
  examples: [{ input: "Ann's  Big Shop!", output: 'anns-big-shop' }],
  format: (value) => toSlug(asString(value)),
}

export const toSlug = perText((text) => text.replace(/[^a-zA-Z0-9-]+/g, joint).toLowerCase())

/** One hyphen for a run of spaces and other characters. */
function joint(others: string): string {
  return others === ' ' || /\s/.test(others) ? '-' : ''
}
