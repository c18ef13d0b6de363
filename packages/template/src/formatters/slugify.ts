import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const slugify: Formatter = {
  name: 'slugify',
  summary: 'Makes text fit for an address or class name.',
  examples: [{ input: "Ann's  Big Shop!", output: 'anns-big-shop' }],
  format: (value) => toSlug(asString(value)),
}

export function toSlug(text: string): string {
  return text
    .replace(/[^a-zA-Z0-9\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase()
}
