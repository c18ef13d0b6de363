/** Thumbnail of a starting point's home page. */

import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { THEMES_FOLDER } from '../platform/build-folder.ts'
import type { StartingPointDefinition } from './definition.ts'
import { drawPicture, type PictureRequest } from './pictures/draw-picture.ts'
import { startingPoints } from './registry.ts'

const [WIDTH, HEIGHT] = [960, 720]
const [PAPER, INK, ACCENT] = ['#fbfaf7', '#1a2320', '#24429a']
/** Density in dots per inch at which one unit of a drawing is one pixel. */
const WHOLE_DENSITY = 72

interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Frames of the pictures, the large one first. */
const FRAMES: readonly Frame[] = [
  { left: 480, top: 96, width: 480, height: 400 },
  { left: 64, top: 540, width: 260, height: 180 },
  { left: 350, top: 540, width: 260, height: 180 },
  { left: 636, top: 540, width: 260, height: 180 },
]

/** The thumbnail as a JPEG. The first starting point of a theme also gives the theme's own thumbnail (`npm run thumbnails`). */
export async function thumbnailOf(start: StartingPointDefinition): Promise<Buffer> {
  const [shown] = startingPoints.filter(({ theme }) => theme === start.theme)
  if (shown !== start) return drawThumbnail(start)
  return asJpeg(sharp(join(THEMES_FOLDER, start.theme, 'thumbnail.webp')))
}

/** Places the starting point's pictures between lines that stand for words. */
async function drawThumbnail(start: StartingPointDefinition): Promise<Buffer> {
  const { thumbnail } = start
  if (!thumbnail) return asJpeg(sharp(Buffer.from(emptyPage())))
  const layers = FRAMES.map(async (frame, index) => {
    const request = start.pictures[thumbnail[index] ?? '']
    if (!request) throw new Error(`The starting point ${start.id} lacks a picture on its thumbnail`)
    return { input: await drawSmall(request, frame), left: frame.left, top: frame.top }
  })
  return asJpeg(sharp(Buffer.from(page())).composite(await Promise.all(layers)))
}

function asJpeg(picture: Sharp): Promise<Buffer> {
  return picture.jpeg({ quality: 86, progressive: true }).toBuffer()
}

/** Draws the picture as small as it is shown, which takes a fraction of the time. */
function drawSmall(request: PictureRequest, { width, height }: Frame): Promise<Buffer> {
  const scale = Math.max(width / request.width, height / request.height)
  return sharp(Buffer.from(drawPicture(request)), { density: WHOLE_DENSITY * scale })
    .resize(width, height, { fit: 'cover' })
    .toBuffer()
}

function page(): string {
  const bar = (x: number, y: number, width: number, height: number, fill: string, opacity = 1) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}" opacity="${opacity}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
    <rect y="95" width="${WIDTH}" height="1" fill="${INK}" opacity="0.15"/>
    ${bar(64, 40, 150, 18, INK)}
    ${bar(560, 44, 70, 10, INK, 0.6)}${bar(660, 44, 70, 10, INK, 0.6)}${bar(760, 44, 70, 10, INK, 0.6)}
    ${bar(860, 34, 60, 30, ACCENT)}
    ${bar(64, 190, 340, 30, INK)}${bar(64, 240, 280, 30, INK)}
    ${bar(64, 304, 330, 10, INK, 0.4)}${bar(64, 328, 300, 10, INK, 0.4)}${bar(64, 352, 220, 10, INK, 0.4)}
    ${bar(64, 396, 150, 44, ACCENT)}
  </svg>`
}

/** A sheet with a place to begin at. */
function emptyPage(): string {
  const [x, y] = [WIDTH / 2, HEIGHT / 2 + 40]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
    <rect y="95" width="${WIDTH}" height="1" fill="${INK}" opacity="0.15"/>
    <rect x="64" y="40" width="150" height="18" rx="9" fill="${INK}" opacity="0.2"/>
    <rect x="64" y="160" width="${WIDTH - 128}" height="${HEIGHT - 240}" rx="12" fill="none" stroke="${INK}" stroke-width="3" stroke-dasharray="14 12" opacity="0.3"/>
    <path d="M${x - 32} ${y}h64M${x} ${y - 32}v64" stroke="${ACCENT}" stroke-width="8" stroke-linecap="round"/>
  </svg>`
}
