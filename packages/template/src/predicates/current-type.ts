import { SLICE_TYPES } from '@sitewright/core/enumerations'
import { objectOf } from '../values/property.ts'
import { asNumber } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

/** Slice numbers by name; a missing name means an unknown kind of slice. */
const CODES: Readonly<Record<string, number>> = { ...SLICE_TYPES, undefined: -1 }

export const currentType: Predicate = {
  name: 'current-type?',
  summary: 'The slice is of the named kind.',
  section: 'slides',
  usage: 'name',
  refusesMore: true,
  examples: [
    { node: { currentType: 3 }, args: ['body'], holds: true },
    { node: { currentType: 3 }, args: ['map'], holds: false },
  ],
  test([name = 'undefined'], { node }) {
    const code = Object.hasOwn(CODES, name) ? CODES[name] : undefined
    // Codes are whole numbers: `| 0` truncates.
    return (asNumber(objectOf(node).currentType) | 0) === code
  },
}
