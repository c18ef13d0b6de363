/** Bulkheads for image work: visitors, uploads, drawings and work that can wait each have processes of their own. */

import type { Id } from '@sitewright/core/id'
import { CircuitBreaker } from '@sitewright/sandbox/circuit-breaker'
import { createFairQueue } from '../../platform/limits/fair-queue.ts'
import { fail } from './errors.ts'
import { createImageSandbox, type ImageSandboxOptions } from './image-sandbox.ts'
import type { EditTask, IconTask, Prepared, ResizeTask } from './image-task.ts'
import { type PictureColors, pictureColors } from './picture-colors.ts'
import type { ImageFormat } from './stored-format.ts'

/** Facts about a decoded picture. */
export interface ImageFacts {
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly format: ImageFormat
  readonly hasAlpha: boolean
  readonly isAnimated: boolean
  readonly colors: PictureColors | null
}

/** Accepted pictures, by the decoder's names, and the formats that they are stored in. */
const KEPT_AS = {
  avif: { claimed: 'heif', format: 'webp' },
  gif: { claimed: 'gif', format: 'gif' },
  jpg: { claimed: 'jpeg', format: 'jpeg' },
  png: { claimed: 'png', format: 'png' },
  webp: { claimed: 'webp', format: 'webp' },
} as const

export type DecodedType = keyof typeof KEPT_AS

/** Sandboxes for one kind of task alone. */
interface Lane extends ImageSandboxOptions {
  readonly sandboxes: number
}

export interface ImageWorkOptions {
  readonly lanes: Readonly<Record<'visitors' | 'uploads' | 'drawings' | 'later', Lane>>
  /** Milliseconds for which a site's drawings are refused after one took too long. */
  readonly coolDownMs: number
  /** Milliseconds on a monotonic clock. */
  now(): number
  readonly createSandbox: typeof createImageSandbox
}

/** Niceness of image work: pages come first, as the server runs at 0. At lower values 30 photographs at once delayed pages. */
const KIND = 15
/** Tasks of one site that may wait in a lane, with room for a large upload of photographs. */
const LONGEST_LINE = 300

/** Sites in the circuit breaker's memory. */
const MOST_COOLING = 10_000

export const IMAGE_WORK: ImageWorkOptions = {
  lanes: {
    visitors: { sandboxes: 2, limits: { processorMs: 10_000, wallMs: 120_000 }, niceness: KIND },
    uploads: { sandboxes: 2, limits: { processorMs: 10_000, wallMs: 120_000 }, niceness: KIND },
    // A drawing is text that can ask for any amount of work; everyday ones take some hundredths of a second.
    drawings: { sandboxes: 1, limits: { processorMs: 1_000, wallMs: 120_000 }, niceness: KIND },
    later: { sandboxes: 1, limits: { processorMs: 60_000, wallMs: 600_000 }, niceness: 19 },
  },
  coolDownMs: 60_000,
  now: () => performance.now(),
  createSandbox: createImageSandbox,
}

export type Resizing = Omit<ResizeTask, 'kind'>

export interface ImageWork {
  /**
   * Writes the upload `from` anew at `to`, upright and reduced to its pixels. Undefined when it is no picture, whatever it
   * claims; throws for one with too many pixels.
   */
  prepareImage(
    siteId: Id,
    upload: { type: DecodedType; from: string; to: string },
  ): Promise<ImageFacts | undefined>
  /** Writes an edited picture at `to`; undefined when that fails. */
  editImage(siteId: Id, editing: Omit<EditTask, 'kind'>): Promise<ImageFacts | undefined>
  /** Colours of a clean drawing; null when it cannot be drawn. Throws for one that takes too long. */
  drawingColors(siteId: Id, from: string): Promise<PictureColors | null>
  /** Makes a square icon; false where that fails. */
  makeIcon(siteId: Id, icon: Omit<IconTask, 'kind'>): Promise<boolean>
  /** Makes a smaller picture; false where that fails. A visitor waits for it, unless it `canWait`. */
  resizeImage(siteId: Id, resizing: Resizing, options?: { canWait?: boolean }): Promise<boolean>
}

export function createImageWork({
  lanes,
  coolDownMs,
  now,
  createSandbox,
}: ImageWorkOptions): ImageWork {
  const queueOf = ({ sandboxes, ...options }: Lane) =>
    createFairQueue({
      workers: Array.from({ length: sandboxes }, () => createSandbox(options)),
      longestLine: LONGEST_LINE,
    })
  const [visitors, uploads] = [queueOf(lanes.visitors), queueOf(lanes.uploads)]
  const [drawings, later] = [queueOf(lanes.drawings), queueOf(lanes.later)]
  const coolDown = new CircuitBreaker({
    mostTrips: 1,
    windowMs: coolDownMs,
    mostKeys: MOST_COOLING,
    now,
  })

  const refuseWhileCooling = (siteId: Id) => {
    const open = coolDown.openFor(siteId)
    if (open) throw fail('drawingsWait', { retryAfter: Math.ceil((open.until - now()) / 1000) })
  }

  return {
    async prepareImage(siteId, { type, from, to }) {
      const { claimed, format } = KEPT_AS[type]
      const answer = await uploads.run(siteId, (sandbox) =>
        sandbox.run({ kind: 'prepare', from, to, claimed, format }),
      )
      if (answer.outcome === 'tooManyPixels') throw fail('tooManyPixels')
      if (answer.outcome === 'tookTooLong') throw tookTooLong()
      const isDone = answer.outcome === 'done' && answer.prepared
      return isDone ? factsOf(isDone, format) : undefined
    },

    async editImage(siteId, editing) {
      const answer = await uploads.run(siteId, (sandbox) =>
        sandbox.run({ kind: 'edit', ...editing }),
      )
      if (answer.outcome === 'tookTooLong') throw tookTooLong()
      const isDone = answer.outcome === 'done' && answer.prepared
      return isDone ? factsOf(isDone, editing.format) : undefined
    },

    async drawingColors(siteId, from) {
      const answer = await drawings.run(siteId, async (sandbox) => {
        // Another drawing of the site may have tripped the breaker while this one waited.
        refuseWhileCooling(siteId)
        return sandbox.run({ kind: 'sample', from })
      })
      if (answer.outcome === 'tookTooLong') {
        coolDown.trip(siteId, undefined)
        throw tooMuchToDraw()
      }
      return answer.outcome === 'done' && answer.samples ? pictureColors(answer.samples) : null
    },

    async makeIcon(siteId, icon) {
      const { outcome } = await (icon.isDrawing ? drawings : visitors).run(siteId, (sandbox) => {
        if (icon.isDrawing) refuseWhileCooling(siteId)
        return sandbox.run({ kind: 'icon', ...icon })
      })
      if (outcome === 'tookTooLong') throw icon.isDrawing ? tooMuchToDraw() : tookTooLong()
      return outcome === 'done'
    },

    async resizeImage(siteId, resizing, { canWait = false } = {}) {
      const { outcome } = await (canWait ? later : visitors).run(siteId, (sandbox) =>
        sandbox.run({ kind: 'resize', ...resizing }),
      )
      if (outcome === 'tookTooLong') throw tookTooLong()
      return outcome === 'done'
    },
  }
}

/** Image work of this process, which all its sites share. */
export const { prepareImage, editImage, drawingColors, makeIcon, resizeImage } =
  createImageWork(IMAGE_WORK)

function factsOf({ samples, ...facts }: Prepared, format: ImageFormat): ImageFacts {
  return { ...facts, format, colors: pictureColors(samples) }
}

export function tooMuchToDraw() {
  const { message } = fail.catalogue.drawingTooMuch
  return fail('drawingTooMuch', { errors: { filename: message } })
}

/** `Retry-After` in seconds for a machine that is too busy. */
const RETRY_AFTER_S = 30

function tookTooLong() {
  return fail('tookTooLong', { retryAfter: RETRY_AFTER_S })
}
