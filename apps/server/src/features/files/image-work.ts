/** Image work in processes of its own: two for what somebody waits for, one for what can wait. */

import type { Id } from '@sitewright/core/id'
import { createFairQueue } from '../../platform/fair-queue.ts'
import { fail } from './errors.ts'
import { createImageProcess } from './image-process.ts'
import type { Prepared, ResizeTask } from './image-task.ts'
import { type PictureColors, pictureColors } from './picture-colors.ts'
import type { ImageFormat } from './stored-format.ts'

/** What is known of a picture once it was decoded. */
export interface ImageFacts {
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly format: ImageFormat
  readonly hasAlpha: boolean
  readonly isAnimated: boolean
  readonly colors: PictureColors | null
}

/** Pages come first: the server itself runs at 0. Less kind, 30 photographs at once held up the pages of others. */
const soon = createFairQueue({
  workers: [0, 1].map(() =>
    createImageProcess({ computingMs: 10_000, timeoutMs: 120_000, niceness: 15 }),
  ),
  longestLine: 300,
})
const later = createFairQueue({
  workers: [createImageProcess({ computingMs: 60_000, timeoutMs: 600_000, niceness: 19 })],
  longestLine: 300,
})

/** Pictures that are taken, as the decoder calls them, and the formats that they are kept in. */
const KEPT_AS = {
  avif: { claimed: 'heif', format: 'webp' },
  gif: { claimed: 'gif', format: 'gif' },
  jpg: { claimed: 'jpeg', format: 'jpeg' },
  png: { claimed: 'png', format: 'png' },
  webp: { claimed: 'webp', format: 'webp' },
} as const

export type DecodedType = keyof typeof KEPT_AS

/**
 * Writes the upload `from` anew at `to`: nothing but pixels is kept, turned upright. Undefined when it is
 * no picture, whatever it claims; throws for one with too many pixels.
 */
export async function prepareImage(
  siteId: Id,
  { type, from, to }: { type: DecodedType; from: string; to: string },
): Promise<ImageFacts | undefined> {
  const { claimed, format } = KEPT_AS[type]
  const answer = await soon.run(`${siteId}/uploads`, (process) =>
    process.run({ kind: 'prepare', from, to, claimed, format }),
  )
  if (answer.outcome === 'tooManyPixels') throw fail('tooManyPixels')
  if (answer.outcome === 'tookTooLong') throw tookTooLong()
  return answer.outcome === 'done' && answer.prepared ? factsOf(answer.prepared, format) : undefined
}

function factsOf({ samples, ...facts }: Prepared, format: ImageFormat): ImageFacts {
  return { ...facts, format, colors: pictureColors(samples) }
}

/** The colours of a clean drawing; null when it cannot be drawn, or not in time. */
export async function drawingColors(siteId: Id, from: string): Promise<PictureColors | null> {
  const answer = await soon.run(`${siteId}/uploads`, (process) =>
    process.run({ kind: 'sample', from }),
  )
  return answer.outcome === 'done' && answer.samples ? pictureColors(answer.samples) : null
}

export type Resizing = Omit<ResizeTask, 'kind'>

/** Whether it worked. Somebody waits for it, unless it `canWait`. */
export async function resizeImage(
  siteId: Id,
  resizing: Resizing,
  { canWait = false } = {},
): Promise<boolean> {
  const queue = canWait ? later : soon
  const { outcome } = await queue.run(siteId, (process) =>
    process.run({ kind: 'resize', ...resizing }),
  )
  if (outcome === 'tookTooLong') throw tookTooLong()
  return outcome === 'done'
}

/** Seconds after which a busy machine may have less to do. */
const RETRY_AFTER_S = 30

function tookTooLong() {
  return fail('tookTooLong', { retryAfter: RETRY_AFTER_S })
}
