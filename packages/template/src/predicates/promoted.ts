/** Predicates about the block that an item was promoted from (language §20). */

import { objectOf } from '../values/property.ts'
import type { Predicate } from './predicate.ts'

const BLOCKS = [
  'CODE',
  'EMBED',
  'FORM',
  'FOURSQUARE',
  'IMAGE',
  'INSTAGRAM',
  'LINK',
  'MAP',
  'QUOTE',
  'TWITTER',
  'VIDEO',
] as const

export const promoted: readonly Predicate[] = BLOCKS.map((block) => ({
  name: `promoted${block}?`,
  summary: `The item was promoted from a block of the kind ${block.toLowerCase()}.`,
  section: 'promoted',
  usage: '',
  examples: [
    { node: { promotedBlockType: block.toLowerCase() }, holds: true },
    { node: { promotedBlockType: 'gallery' }, holds: false },
  ],
  test: (_args, { node }) => objectOf(node).promotedBlockType === block.toLowerCase(),
}))
