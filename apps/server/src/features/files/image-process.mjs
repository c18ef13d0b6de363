/**
 * A process of its own for everything that decodes pictures, so that a picture that crashes or holds a
 * decoder takes no visitor with it. Plain JavaScript, because Node starts this file as it is, from the
 * sources and beside the bundle alike. It does one task at a time, as `image-task.ts` describes them.
 */

import sharp from 'sharp'

/** @typedef {import('./image-task.ts').ImageAnswer} ImageAnswer */
/** @typedef {import('./image-task.ts').ImageTask} ImageTask */
/** @typedef {import('./image-task.ts').PrepareTask} PrepareTask */
/** @typedef {import('./image-task.ts').ResizeTask} ResizeTask */
/** @typedef {import('./image-task.ts').SampleTask} SampleTask */

const MAX_PIXELS = 50_000_000
const MAX_FRAMES = 300
/** Over all frames of an animation. */
const MAX_ANIMATED_PIXELS = 200_000_000
/** As `SAMPLES` in `picture-colors.ts`. */
const SAMPLES = 8

sharp.cache(false)
sharp.concurrency(1)
// Of the many formats that the library reads, only those that are taken.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}File`),
})

/** @param {string} path @param {boolean} animated */
function open(path, animated) {
  return sharp(path, {
    animated,
    failOn: 'error',
    limitInputPixels: animated ? MAX_ANIMATED_PIXELS : MAX_PIXELS,
  })
}

/** What is kept is larger than what is made of it for pages. */
const KEPT = { jpeg: 90, webp: 90, avif: 0 }
const SHOWN = { jpeg: 80, webp: 78, avif: 52 }

/**
 * @param {import('sharp').Sharp} image
 * @param {import('./stored-format.ts').ServedFormat} format
 * @param {typeof KEPT} quality
 */
function encode(image, format, quality) {
  if (format === 'jpeg') {
    return image.flatten({ background: '#fff' }).jpeg({ quality: quality.jpeg, progressive: true })
  }
  if (format === 'webp') return image.webp({ quality: quality.webp, effort: 3 })
  if (format === 'avif') return image.avif({ quality: quality.avif, effort: 2 })
  return format === 'gif' ? image.gif() : image.png()
}

/** @param {PrepareTask} task @returns {Promise<ImageAnswer>} */
async function prepare({ from, to, claimed, format }) {
  // This reads no pixels, and how many there are is judged below.
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

/** @param {string} path @returns {Promise<Uint8Array>} */
function squaresOf(path) {
  return sharp(path)
    .resize(SAMPLES, SAMPLES, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
}

const DRAWINGS = { operation: ['VipsForeignLoadSvgFile'] }

/** Drawings are read for this alone: an upload that came as something else must not turn out to be one. */
/** @param {SampleTask} task @returns {Promise<ImageAnswer>} */
async function sample({ from }) {
  sharp.unblock(DRAWINGS)
  try {
    return { outcome: 'done', samples: await squaresOf(from) }
  } finally {
    sharp.block(DRAWINGS)
  }
}

/** @param {ResizeTask} task @returns {Promise<ImageAnswer>} */
async function resize({ from, to, width, format, isAnimated }) {
  const image = open(from, isAnimated).resize({ width, withoutEnlargement: true })
  await encode(image, format, SHOWN).toFile(to)
  return { outcome: 'done' }
}

/** @param {ImageTask} task @returns {Promise<ImageAnswer>} */
async function work(task) {
  try {
    if (task.kind === 'prepare') return await prepare(task)
    return await (task.kind === 'sample' ? sample(task) : resize(task))
  } catch {
    return { outcome: 'notAnImage' }
  }
}

/** How often a task's computing is looked at, in milliseconds. */
const LOOK_MS = 50

process.on('message', async (/** @type {import('./image-task.ts').ImageOrder} */ order) => {
  const { task, computingMs } = order
  const begun = process.cpuUsage()
  const look = setInterval(() => {
    const { user, system } = process.cpuUsage(begun)
    if ((user + system) / 1000 > computingMs) process.send?.({ outcome: 'tookTooLong' })
  }, LOOK_MS)
  const answer = await work(task)
  clearInterval(look)
  process.send?.(answer)
})
// The server ends it. Signals that a terminal sends to all processes are for the server alone.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())
