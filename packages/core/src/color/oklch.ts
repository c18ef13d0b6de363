/** OKLCH (Ottosson 2020): colours by lightness, chroma and hue as eyes see them, and back into sRGB. Pure. */

import type { Color } from './contrast.ts'

export interface Oklch {
  /** From 0, black, to 1, white. */
  readonly lightness: number
  /** 0 for greys; the strongest colours of sRGB have some 0.32. */
  readonly chroma: number
  /** Degrees from 0 to 360; any for greys. */
  readonly hue: number
}

export function toOklch({ red, green, blue }: Color): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b)
  const m = Math.cbrt(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_96 * b)
  const s = Math.cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
  const lightness = 0.210_454_26 * l + 0.793_617_79 * m - 0.004_072_05 * s
  const a = 1.977_998_5 * l - 2.428_592_21 * m + 0.450_593_71 * s
  const bAxis = 0.025_904_04 * l + 0.782_771_77 * m - 0.808_675_77 * s
  const hue = (Math.atan2(bAxis, a) * 180) / Math.PI
  return { lightness, chroma: Math.hypot(a, bAxis), hue: (hue + 360) % 360 }
}

/** Steps of the binary search for the chroma that sRGB has room for: to a four-thousandth. */
const CHROMA_STEPS = 12

/** The opaque colour, in whole channels; one that sRGB does not have keeps lightness and hue, and loses chroma (gamut mapping). */
export function fromOklch({ lightness, chroma, hue }: Oklch): Color {
  let [low, high] = [0, chroma]
  if (!isInGamut(channelsOf(lightness, chroma, hue))) {
    for (let step = 0; step < CHROMA_STEPS; step++) {
      const middle = (low + high) / 2
      if (isInGamut(channelsOf(lightness, middle, hue))) low = middle
      else high = middle
    }
    high = low
  }
  const [red, green, blue] = channelsOf(lightness, high, hue).map((part) =>
    Math.min(255, Math.max(0, Math.round(encoded(part)))),
  ) as [number, number, number]
  return { red, green, blue, alpha: 1 }
}

/** Linear light of red, green and blue, below 0 or above 1 for what sRGB does not have. */
function channelsOf(lightness: number, chroma: number, hue: number): readonly number[] {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.396_337_78 * a + 0.215_803_76 * b) ** 3
  const m = (lightness - 0.105_561_35 * a - 0.063_854_17 * b) ** 3
  const s = (lightness - 0.089_484_18 * a - 1.291_485_55 * b) ** 3
  return [
    4.076_741_66 * l - 3.307_711_59 * m + 0.230_969_93 * s,
    -1.268_438 * l + 2.609_757_4 * m - 0.341_319_4 * s,
    -0.004_196_09 * l - 0.703_418_61 * m + 1.707_614_7 * s,
  ]
}

/** Half a step of a channel, which rounding hides. */
const SLACK = 0.001

function isInGamut(channels: readonly number[]): boolean {
  return channels.every((part) => part >= -SLACK && part <= 1 + SLACK)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function encoded(part: number): number {
  return 255 * (part <= 0.003_130_8 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)
}
