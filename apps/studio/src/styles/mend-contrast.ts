/** How to make words readable with the choices that a theme offers. Pure. */

import {
  type Color,
  nearestReadable,
  parseColor,
  writeColor,
} from '@sitewright/core/color/contrast'
import type { HardWords } from '../canvas/protocol.ts'
import type { Tweak } from './style-state.ts'

export interface Chosen {
  readonly tweaks: readonly Tweak[]
  /** Values that differ from those of the theme, by name. */
  readonly values: Readonly<Record<string, string>>
  /** Name of the tweak that was changed last. */
  readonly last: string | undefined
}

export interface Mend {
  readonly tweak: Tweak
  readonly color: string
}

/** The tweak whose colour this is; the one that was changed last where several have it. */
export function tweakOfColor(color: string, { tweaks, values, last }: Chosen): Tweak | undefined {
  const all = tweaks.filter(({ type, name, initial }) => {
    const own = type === 'color' ? parseColor(values[name] ?? initial) : undefined
    return own?.alpha === 1 && writeColor(own) === color
  })
  return all.find(({ name }) => name === last) ?? all[0]
}

/**
 * The nearest colour that can be read, for the words or for what is behind them: of the two, the one that was changed last, else
 * the words. Undefined where neither is a choice of its own, but follows from others.
 */
export function mendOf({ front, back, least }: HardWords, chosen: Chosen): Mend | undefined {
  const [frontColor, backColor] = [parseColor(front), parseColor(back)]
  if (!frontColor || !backColor) return undefined
  const sides = [
    { tweak: tweakOfColor(front, chosen), from: frontColor, on: backColor },
    { tweak: tweakOfColor(back, chosen), from: backColor, on: frontColor },
  ].flatMap(({ tweak, ...colors }) => (tweak ? [{ tweak, ...colors }] : []))
  const side = sides.find(({ tweak }) => tweak.name === chosen.last) ?? sides[0]
  return side && { tweak: side.tweak, color: readable(side, least) }
}

function readable({ from, on }: { from: Color; on: Color }, least: number): string {
  return writeColor(nearestReadable(from, on, least))
}
