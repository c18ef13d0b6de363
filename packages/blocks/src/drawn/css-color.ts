/** Colours as the browser computes them. Most are `rgb()`; any other is painted and looked at. */

import { type Color, parseColor } from '@sitewright/core/color/contrast'

/** Colours that are remembered; a page has a few dozen. */
const MOST_KNOWN = 500

const known = new Map<string, Color | undefined>()

export function cssColor(text: string): Color | undefined {
  if (known.has(text)) return known.get(text)
  if (known.size >= MOST_KNOWN) known.clear()
  const color = parseColor(text) ?? painted(text)
  known.set(text, color)
  return color
}

let brush: CanvasRenderingContext2D | null | undefined

/** Undefined where a page cannot paint. */
function painted(text: string): Color | undefined {
  brush ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!brush) return undefined
  brush.clearRect(0, 0, 1, 1)
  brush.fillStyle = text
  brush.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data
  return { red, green, blue, alpha: alpha / 255 }
}
