/** Predicates about the kind of an item (language §20). */

import { objectOf } from '../values/property.ts'
import { asNumber } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

const CODES = {
  'active-time': 31,
  attachment: 19,
  audio: 7,
  binary: 15,
  checkin: 52,
  'css-asset': 16,
  'digital-good': 18,
  event: 12,
  gallery: 14,
  image: 2,
  'json-export': 21,
  kbarticle: 54,
  link: 5,
  quote: 4,
  'site-search': 30,
  'store-item': 11,
  text: 1,
  tweet: 50,
  'tweak-asset': 17,
  undefined: -1,
  video: 8,
  'wordpress-export': 20,
} as const

/** Predicates that are also true of items promoted from a block of the kind. */
const PROMOTABLE: Readonly<Record<string, string>> = {
  gallery: 'gallery',
  image: 'image',
  link: 'link',
  quote: 'quote',
  video: 'video',
}

function recordType(name: string, code: number, block: string | undefined): Predicate {
  return {
    name: `${name}?`,
    summary: `The item is of the kind ${name}.`,
    section: 'kinds',
    usage: '',
    examples: [
      { node: { recordType: code }, holds: true },
      ...(block === undefined ? [] : [{ node: { promotedBlockType: block }, holds: true }]),
      { node: {}, holds: false },
    ],
    test: (_args, { node }) =>
      asNumber(objectOf(node).recordType) === code ||
      (block !== undefined && objectOf(node).promotedBlockType === block),
  }
}

export const recordTypes: readonly Predicate[] = [
  ...Object.entries(CODES).map(([name, code]) => recordType(name, code, PROMOTABLE[name])),
  recordType('external-video', CODES.video, 'video'),
]
