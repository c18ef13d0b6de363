import { measureWords } from '@sitewright/blocks/drawn-words'
import { LEAST_CONTRAST } from '@sitewright/core/color/contrast'
import { targetOf } from '../page.ts'
import type { HardWords } from '../protocol.ts'

/** Pairs of colours that are told. */
const MOST_PAIRS = 10

/** Measures the contrast of the page's words, each pair with the block it is in. Gives way at each `yield`. */
export function* measureContrast(host: Element): Generator<void, readonly HardWords[]> {
  const pairs = yield* measureWords(LEAST_CONTRAST, host)
  return pairs
    .slice(0, MOST_PAIRS)
    .map(({ element, ...words }) => ({ ...words, target: targetOf(element) }))
}
