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

const MAX_CACHED = 2_000
const MAX_LENGTH = 100
const cached = new Map<string, string>()

/** Tags and categories come again with every item of a list. */
export function toSlug(text: string): string {
  if (text.length > MAX_LENGTH) return slugOf(text)
  let slug = cached.get(text)
  if (slug === undefined) {
    slug = slugOf(text)
    if (cached.size >= MAX_CACHED) cached.clear()
    cached.set(text, slug)
  }
  return slug
}

function slugOf(text: string): string {
  return text.replace(/[^a-zA-Z0-9-]+/g, joint).toLowerCase()
}

/** Spaces become one hyphen, however many other characters stand among them. */
function joint(others: string): string {
  return others === ' ' || /\s/.test(others) ? '-' : ''
}
