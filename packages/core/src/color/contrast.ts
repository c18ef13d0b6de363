/** Contrast of colours by WCAG 2.2: how different text has to be from what is behind it, and the nearest colour that is. Pure. */

/** Red, green and blue from 0 to 255, and how much it covers, from 0 to 1. */
export interface Color {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

/** Least contrast ratios of success criterion 1.4.3, level AA. */
export const LEAST_CONTRAST = { text: 4.5, largeText: 3 } as const

export const WHITE: Color = { red: 255, green: 255, blue: 255, alpha: 1 }
export const BLACK: Color = { red: 0, green: 0, blue: 0, alpha: 1 }

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const RGB = /^rgba?\(\s*([^)]+)\)$/i

/** A colour in hexadecimal or as `rgb()`, which is how browsers and compilers write most; undefined for anything else. */
export function parseColor(text: string): Color | undefined {
  const value = text.trim()
  if (value === 'transparent') return { ...BLACK, alpha: 0 }
  if (HEX.test(value)) return parseHex(value.slice(1))
  const [, parts] = RGB.exec(value) ?? []
  return parts === undefined ? undefined : parseParts(parts.split(/[\s,/]+/).filter(Boolean))
}

function parseHex(digits: string): Color {
  const full = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0, alpha = 255] = (full.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  )
  return { red, green, blue, alpha: alpha / 255 }
}

function parseParts(parts: readonly string[]): Color | undefined {
  const share = (part: string, whole: number) =>
    part.endsWith('%') ? (Number(part.slice(0, -1)) / 100) * whole : Number(part)
  const [red, green, blue] = parts.slice(0, 3).map((part) => share(part, 255))
  const alpha = parts[3] === undefined ? 1 : share(parts[3], 1)
  if (red === undefined || green === undefined || blue === undefined) return undefined
  return [red, green, blue, alpha].every(Number.isFinite) ? { red, green, blue, alpha } : undefined
}

export function writeColor({ red, green, blue }: Color): string {
  const pair = (part: number) => Math.round(part).toString(16).padStart(2, '0')
  return `#${pair(red)}${pair(green)}${pair(blue)}`
}

/** The colour that is seen where one lies over another. */
export function over(above: Color, below: Color): Color {
  const alpha = above.alpha + below.alpha * (1 - above.alpha)
  const mix = (upper: number, lower: number) =>
    alpha === 0 ? 0 : (upper * above.alpha + lower * below.alpha * (1 - above.alpha)) / alpha
  return {
    red: mix(above.red, below.red),
    green: mix(above.green, below.green),
    blue: mix(above.blue, below.blue),
    alpha,
  }
}

/** The ratio of two opaque colours, from 1 to 21. */
export function contrast(a: Color, b: Color): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance({ red, green, blue }: Color): number {
  const linear = (part: number) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Steps from a colour to black or to white; more than eyes tell apart. */
const STEPS = 255

/** The colour nearest to `color`, towards black or white, that differs from the other by `least`. One of both always does for text. */
export function nearestReadable(color: Color, from: Color, least: number): Color {
  const opaque = { ...color, alpha: 1 }
  for (let step = 0; step <= STEPS; step++) {
    for (const end of [BLACK, WHITE]) {
      const mixed = rounded(over({ ...end, alpha: step / STEPS }, opaque))
      if (contrast(mixed, from) >= least) return mixed
    }
  }
  return contrast(BLACK, from) > contrast(WHITE, from) ? BLACK : WHITE
}

/** The colour as it is written: what is rounded must still be readable. */
function rounded({ red, green, blue, alpha }: Color): Color {
  return { red: Math.round(red), green: Math.round(green), blue: Math.round(blue), alpha }
}
