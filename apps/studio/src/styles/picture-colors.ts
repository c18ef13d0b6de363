/** The colours that a picture is seen to have. */

import { type Color, writeColor } from '@sitewright/core/color/contrast'
import { type Oklch, toOklch } from '@sitewright/core/color/oklch'

/** Pixels of each side that are looked at: enough for what makes up a picture. */
const SIDE = 64
/** Bits of each channel that count: colours that differ by less are one. */
const BITS = 4
/** Alpha from which a pixel is seen. */
const SEEN_FROM = 128
/** Distance in OKLCH at which two colours are told apart at once. */
const APART = 0.12
/** Share of the seen pixels below which a colour is an accident. */
const LEAST_SHARE = 0.004

/** Colours of the picture at an address of this origin, the strongest first; none where it cannot be read. */
export async function colorsOfFile(address: string, most: number): Promise<readonly string[]> {
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
  } catch {
    return []
  }
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(picture, 0, 0, SIDE, SIDE)
  const pixels = context?.getImageData(0, 0, SIDE, SIDE).data
  return pixels ? mainColors(pixels, most) : []
}

/**
 * Colour quantization: pixels are counted in a grid of colours, and colours that are near to one that was taken are left out. Strong
 * colours count for more than greys, and the strongest comes first, since links and buttons get it. Pure.
 */
export function mainColors(pixels: ArrayLike<number>, most: number): readonly string[] {
  const cells = countedCells(pixels)
  const total = cells.reduce((sum, { count }) => sum + count, 0)
  const taken: Counted[] = []
  for (const cell of cells.sort((a, b) => weightOf(b) - weightOf(a))) {
    if (taken.length === most) break
    if (cell.count / total < LEAST_SHARE) continue
    if (taken.every((one) => distance(one.oklch, cell.oklch) >= APART)) taken.push(cell)
  }
  return taken.sort((a, b) => b.oklch.chroma - a.oklch.chroma).map(({ color }) => writeColor(color))
}

interface Counted {
  readonly color: Color
  readonly oklch: Oklch
  readonly count: number
}

function countedCells(pixels: ArrayLike<number>): Counted[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((part) => pixels[at + part])
    if (alpha < SEEN_FROM) continue
    const cut = 8 - BITS
    const key = ((red >> cut) << (2 * BITS)) | ((green >> cut) << BITS) | (blue >> cut)
    const sum = sums.get(key) ?? [0, 0, 0, 0]
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1])
  }
  return [...sums.values()].map(([red, green, blue, count]) => {
    const color = { red: red / count, green: green / count, blue: blue / count, alpha: 1 }
    return { color, oklch: toOklch(color), count }
  })
}

/** A grey counts once, the strongest colour some three times. */
function weightOf({ count, oklch }: Counted): number {
  return Math.sqrt(count) * (1 + 8 * oklch.chroma)
}

function distance(a: Oklch, b: Oklch): number {
  const [x, y] = [a, b].map(({ chroma, hue }) => {
    const angle = (hue * Math.PI) / 180
    return [chroma * Math.cos(angle), chroma * Math.sin(angle)] as const
  }) as [readonly [number, number], readonly [number, number]]
  return Math.hypot(a.lightness - b.lightness, x[0] - y[0], x[1] - y[1])
}
