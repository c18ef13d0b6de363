/** Predicates about the source of what stands behind a section or a slide (language §20). */

import { BACKGROUND_SOURCES } from '@sitewright/core/enumerations'
import { objectOf } from '../values/property.ts'
import { asNumber } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

const SOURCES = { ...BACKGROUND_SOURCES, undefined: -1 } as const

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
