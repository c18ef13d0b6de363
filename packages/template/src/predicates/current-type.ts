import { child } from '../values/property.ts'
import { asNumber } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

/** Kinds of slices by name (spec §21). */
const SLICES: Readonly<Record<string, number>> = {
  action: 15,
  album: 12,
  body: 3,
  buttons: 8,
  'custom-form': 10,
  form: 16,
  gallery: 5,
  heading: 1,
  image: 4,
  lock: 17,
  logo: 14,
  map: 13,
  navigation: 9,
  newsletter: 11,
  password: 18,
  'social-icons': 7,
  twitter: 19,
  undefined: -1,
  video: 6,
}

export const currentType: Predicate = {
  name: 'current-type?',
  summary: 'The slice is of the named kind.',
  examples: [
    { node: { currentType: 3 }, args: ['body'], holds: true },
    { node: { currentType: 3 }, args: ['map'], holds: false },
  ],
  test([name = 'undefined'], { node }) {
    const code = Object.hasOwn(SLICES, name) ? SLICES[name] : undefined
    // Codes are whole: `| 0` cuts off what is behind the point.
    return (asNumber(child(node, 'currentType')) | 0) === code
  },
}
