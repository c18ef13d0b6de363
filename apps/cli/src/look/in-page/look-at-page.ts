/** Runs in a page that `sitewright look` has opened: says what is wrong with how it is drawn now. */

import { measureWords } from '@sitewright/blocks/drawn-words'
import type { Fault } from '../fault.ts'
import { blocksWithoutSize, emptyRegions } from './empty-places.ts'
import { nameOf } from './name-of.ts'
import { pageTooWide, picturesTooWide } from './too-wide.ts'

/** Contrast ratio below which words count as unreadable, whatever their size: those between it and 4.5 are a matter of care. */
const READABLE = { text: 3, largeText: 3 } as const

function unreadableWords(): Fault[] {
  const measuring = measureWords(READABLE)
  let step = measuring.next()
  while (!step.done) step = measuring.next()
  return step.value.map(({ front, back, ratio, words, element, count }) => ({
    kind: 'words-unreadable',
    where: nameOf(element),
    message: `“${words}” is ${front} on ${back}, ${ratio.toFixed(1)} to 1${count > 1 ? `, and so are ${count - 1} other pieces of text` : ''}.`,
  }))
}

function lookAtPage(): Fault[] {
  return [
    ...unreadableWords(),
    ...pageTooWide(),
    ...picturesTooWide(),
    ...emptyRegions(),
    ...blocksWithoutSize(),
  ]
}

/** Loads what browsers leave for later, so that pictures below the window are drawn too. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
}

/** Brings whatever moves or fades in to its end. What goes on for ever stays as it is. */
function endMotion(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) continue
    animation.finish()
  }
}

export interface InPage {
  lookAtPage(): Fault[]
  endMotion(): void
  loadPictures(): Promise<void>
}

Object.assign(globalThis, {
  sitewrightLook: { lookAtPage, loadPictures, endMotion } satisfies InPage,
})
