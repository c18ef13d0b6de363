/** Predicates about the source of a slide's background (language §20). */

import { objectOf } from '../values/property.ts'
import { asNumber } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

const SOURCES = { upload: 1, instagram: 2, video: 3, none: 4, undefined: -1 } as const

export const backgroundSources: readonly Predicate[] = Object.entries(SOURCES).map(
  ([source, code]) => ({
    name: `background-source-${source}?`,
    summary: `The background comes from: ${source}.`,
    section: 'backgrounds',
    usage: '',
    examples: [
      { node: { backgroundSource: code }, holds: true },
      { node: {}, holds: false },
    ],
    test: (_args, { node }) => asNumber(objectOf(node).backgroundSource) === code,
  }),
)
