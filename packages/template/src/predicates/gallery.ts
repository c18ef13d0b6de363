/** Predicates about the `options` of a gallery (language §20). */

import { child } from '../values/property.ts'
import { asBoolean, asString, isTruthy } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

/** Options with a choice, and their values. */
const CHOICES = {
  'active-alignment': ['center', 'left', 'right'],
  design: ['grid', 'slideshow', 'slider', 'stacked'],
  'meta-position': [
    'bottom',
    'bottom-left',
    'bottom-right',
    'center',
    'top',
    'top-left',
    'top-right',
  ],
} as const

const SWITCHES = [
  'auto-crop',
  'autoplay',
  'controls',
  'lightbox',
  'show-meta',
  'show-meta-on-hover',
  'square-thumbs',
  'thumbnails',
] as const

const choices: readonly Predicate[] = Object.entries(CHOICES).flatMap(([option, values]) =>
  values.map((value) => ({
    name: `gallery-${option}-${value}?`,
    summary: `The gallery option ${option} is ${value}.`,
    section: 'galleries',
    usage: '',
    examples: [
      { node: { options: { [option]: value } }, holds: true },
      { node: {}, holds: false },
    ],
    test: (_args, scope) => asString(child(scope.resolve('options'), option)) === value,
  })),
)

const switches: readonly Predicate[] = SWITCHES.map((option) => ({
  name: `gallery-${option}?`,
  summary: `The gallery option ${option} is on.`,
  section: 'galleries',
  usage: '',
  examples: [
    { node: { options: { [option]: true } }, holds: true },
    { node: { options: {} }, holds: false },
  ],
  test: (_args, scope) => asBoolean(child(scope.resolve('options'), option)),
}))

const meta: Predicate = {
  name: 'gallery-meta?',
  summary: 'The gallery has controls or indicators.',
  section: 'galleries',
  usage: '',
  examples: [{ node: { options: { controls: true } }, holds: true }],
  test(_args, scope) {
    const options = scope.resolve('options')
    return isTruthy(child(options, 'controls')) || isTruthy(child(options, 'indicators'))
  },
}

export const gallery: readonly Predicate[] = [...choices, ...switches, meta]
