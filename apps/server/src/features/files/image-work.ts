/** Everything that decodes pictures: checking uploads, making them harmless, making smaller ones. */

import sharp, { type Sharp } from 'sharp'
import { fail } from './errors.ts'
import { formatOf, type StoredFormat, storedFormat } from './image-format.ts'
import type { Tier } from './image-tiers.ts'

export interface PreparedImage {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  readonly format: StoredFormat
  readonly hasAlpha: boolean
  readonly isAnimated: boolean
}

const MAX_PIXELS = 50_000_000
const MAX_FRAMES = 300
/** Over all frames of an animation. */
const MAX_ANIMATED_PIXELS = 200_000_000
const TIMEOUT_S = 10

const limited = atMost(2)

/**
 * Decodes a picture whole and encodes it anew, turned upright and without its metadata, so that nothing
 * but pixels is kept. Undefined when it is no picture that is taken.
 */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage | undefined> {
  const claimed = formatOf(bytes)
  if (!claimed) return undefined
  const facts = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  if (!facts || facts.format !== (claimed === 'avif' ? 'heif' : claimed)) return undefined

  const frames = facts.pages ?? 1
  const pixels = facts.width * facts.height
  if (pixels > MAX_PIXELS || frames > MAX_FRAMES || pixels * frames > MAX_ANIMATED_PIXELS) {
    throw fail('tooManyPixels')
  }
  const isAnimated = frames > 1
  const format = storedFormat(claimed)
  try {
    const { data, info } = await limited(() =>
      encode(open(bytes, isAnimated).autoOrient(), format, ORIGINAL).toBuffer({
        resolveWithObject: true,
      }),
    )
    const height = info.pageHeight ?? info.height
    return { bytes: data, width: info.width, height, format, hasAlpha: facts.hasAlpha, isAnimated }
  } catch {
    // Whatever the decoder stumbles over, the answer is that this is not a picture.
    return undefined
  }
}

/** The picture at a tier's width; never larger than it is. */
export function resizeImage(
  bytes: Uint8Array,
  { tier, format, isAnimated }: { tier: Tier; format: StoredFormat; isAnimated: boolean },
): Promise<Buffer> {
  // Only WebP and GIF move.
  const frames = isAnimated && format === 'webp'
  return limited(() =>
    encode(
      open(bytes, frames).resize({ width: tier, withoutEnlargement: true }),
      format,
      SMALLER,
    ).toBuffer(),
  )
}

function open(bytes: Uint8Array, animated: boolean) {
  return sharp(bytes, {
    animated,
    failOn: 'error',
    limitInputPixels: animated ? MAX_ANIMATED_PIXELS : MAX_PIXELS,
  }).timeout({ seconds: TIMEOUT_S })
}

interface Quality {
  readonly jpeg: number
  readonly webp: number
}

const ORIGINAL: Quality = { jpeg: 90, webp: 90 }
const SMALLER: Quality = { jpeg: 80, webp: 78 }

function encode(image: Sharp, format: StoredFormat, quality: Quality): Sharp {
  switch (format) {
    case 'jpeg':
      return image
        .flatten({ background: '#fff' })
        .jpeg({ quality: quality.jpeg, progressive: true })
    case 'webp':
      return image.webp({ quality: quality.webp, effort: 3 })
    case 'png':
      return image.png()
    case 'gif':
      return image.gif()
  }
}

/** Runs at most `count` at once; the others wait their turn. */
function atMost(count: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
