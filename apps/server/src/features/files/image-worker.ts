/**
 * Program of the sandbox process that decodes pictures, so that a picture that crashes or blocks a decoder affects no visitor.
 */

import { TOUCH_ICON } from '@sitewright/core/files/icon-sizes'
import { cropPixels, lightOf, straightened, turnedSize } from '@sitewright/core/files/picture-edit'
import { serve } from '@sitewright/sandbox/program'
import sharp, { type Sharp } from 'sharp'
import type {
  EditTask,
  IconTask,
  ImageAnswer,
  ImageTask,
  PrepareTask,
  ResizeTask,
  SampleTask,
} from './image-task.ts'
import type { ServedFormat } from './stored-format.ts'

/** Pixels of a picture. */
const MAX_PIXELS = 50_000_000
/** Frames of an animation. */
const MAX_FRAMES = 300
/** Pixels of all frames of an animation together. */
const MAX_ANIMATED_PIXELS = 200_000_000
/** Squares along each side whose colours are sampled; equals `SAMPLES` in `picture-colors.ts`. */
const SAMPLES = 8

sharp.cache(false)
sharp.concurrency(1)
// The library reads many formats; only the accepted ones are allowed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}File`),
})

function open(path: string, animated: boolean): Sharp {
  return sharp(path, {
    animated,
    failOn: 'error',
    limitInputPixels: animated ? MAX_ANIMATED_PIXELS : MAX_PIXELS,
  })
}

/** Encoder quality of the stored picture, from which all others are made; it is larger than the pictures on pages. */
const KEPT = { jpeg: 90, webp: 90, avif: 0 }
/** Encoder quality of pictures on pages. */
const SHOWN = { jpeg: 80, webp: 78, avif: 52 }

function encode(image: Sharp, format: ServedFormat, quality: typeof KEPT): Sharp {
  if (format === 'jpeg') {
    return image.flatten({ background: '#fff' }).jpeg({ quality: quality.jpeg, progressive: true })
  }
  if (format === 'webp') return image.webp({ quality: quality.webp, effort: 3 })
  if (format === 'avif') return image.avif({ quality: quality.avif, effort: 2 })
  return format === 'gif' ? image.gif() : image.png()
}

async function prepare({ from, to, claimed, format }: PrepareTask): Promise<ImageAnswer> {
  // This reads no pixels; their number is checked below.
  const facts = await sharp(from, { limitInputPixels: false }).metadata()
  if (facts.format !== claimed) return { outcome: 'notAnImage' }
  const frames = facts.pages ?? 1
  const pixels = facts.width * (facts.pageHeight ?? facts.height)
  if (pixels > MAX_PIXELS || frames > MAX_FRAMES || pixels * frames > MAX_ANIMATED_PIXELS) {
    return { outcome: 'tooManyPixels' }
  }
  const isAnimated = frames > 1 && claimed !== 'heif'
  const info = await encode(open(from, isAnimated).autoOrient(), format, KEPT).toFile(to)
  const samples = await squaresOf(to)
  const height = info.pageHeight ?? info.height
  const { hasAlpha } = facts
  const prepared = { width: info.width, height, bytes: info.size, hasAlpha, isAnimated, samples }
  return { outcome: 'done', prepared }
}

async function edit({ from, to, format, edit }: EditTask): Promise<ImageAnswer> {
  const { width, height, hasAlpha } = await open(from, false).metadata()
  const { turns, angle, crop } = edit
  const { brightness, contrast } = lightOf(edit)
  const { box, frame } = straightened(turnedSize({ width, height }, turns), angle)
  const part = cropPixels(crop, frame)
  const turned = open(from, false)
    .rotate(turns * 90 + angle)
    .extract({
      ...part,
      left: part.left + Math.round((box.width - frame.width) / 2),
      top: part.top + Math.round((box.height - frame.height) / 2),
    })
  // As CSS does it: first multiplied, then spread from the middle.
  const lit =
    brightness === 1 && contrast === 1
      ? turned
      : turned.linear(brightness * contrast, 127.5 * (1 - contrast))
  const info = await encode(lit, format, KEPT).toFile(to)
  const samples = await squaresOf(to)
  const size = { width: info.width, height: info.height, bytes: info.size }
  return { outcome: 'done', prepared: { ...size, hasAlpha, isAnimated: false, samples } }
}

function squaresOf(path: string): Promise<Uint8Array> {
  return sharp(path)
    .resize(SAMPLES, SAMPLES, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
}

const DRAWINGS = { operation: ['VipsForeignLoadSvgFile'] }

/** Samples a drawing. Only here drawings can be read: an upload that came as something else must not turn out to be one. */
async function sample({ from }: SampleTask): Promise<ImageAnswer> {
  sharp.unblock(DRAWINGS)
  try {
    return { outcome: 'done', samples: await squaresOf(from) }
  } finally {
    sharp.block(DRAWINGS)
  }
}

async function resize({ from, to, width, format, isAnimated }: ResizeTask): Promise<ImageAnswer> {
  const image = open(from, isAnimated).resize({ width, withoutEnlargement: true })
  await encode(image, format, SHOWN).toFile(to)
  return { outcome: 'done' }
}

/** The share of a touch icon that a picture with transparent parts fills: phones round the corners. */
const FILLED = 0.8

/** A photograph is cropped to a square; anything with transparent parts keeps its shape, on white where nothing would show through. */
async function icon({ from, to, size, isDrawing }: IconTask): Promise<ImageAnswer> {
  if (isDrawing) sharp.unblock(DRAWINGS)
  try {
    const { hasAlpha } = await open(from, false).metadata()
    const isWhole = hasAlpha || isDrawing
    const isTouch = size === TOUCH_ICON
    const background = isTouch ? '#fff' : '#fff0'
    const inner = isWhole && isTouch ? Math.round(size * FILLED) : size
    const edge = (size - inner) / 2
    const square = open(from, false).resize(inner, inner, {
      fit: isWhole ? 'contain' : 'cover',
      background,
    })
    const behind = isTouch ? square.flatten({ background }) : square
    const framed = behind.extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    await framed.png().toFile(to)
    return { outcome: 'done' }
  } finally {
    if (isDrawing) sharp.block(DRAWINGS)
  }
}

async function work(task: ImageTask): Promise<ImageAnswer> {
  try {
    if (task.kind === 'prepare') return await prepare(task)
    if (task.kind === 'edit') return await edit(task)
    if (task.kind === 'icon') return await icon(task)
    return await (task.kind === 'sample' ? sample(task) : resize(task))
  } catch {
    return { outcome: 'notAnImage' }
  }
}

serve(work)
