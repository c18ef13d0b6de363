/** A chart's scale: round numbers from at most its least to at least its greatest value. Pure. */

/** Steps that people count in, as parts of a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10]

/** Number of steps that a scale has at most. */
const MOST_STEPS = 5

export interface Scale {
  readonly ticks: readonly number[]
  /** Place of a value from the least to the greatest tick, in per cent. */
  placeOf(value: number): number
}

export function scaleOf(values: readonly number[]): Scale {
  const least = Math.min(0, ...values)
  const greatest = Math.max(0, ...values)
  const span = greatest - least || 1
  const step = stepOf(span / MOST_STEPS)
  const from = Math.floor(least / step)
  const to = Math.max(Math.ceil(greatest / step), from + 1)
  const ticks = Array.from({ length: to - from + 1 }, (_, place) => exact((from + place) * step))
  const bottom = from * step
  const height = (to - from) * step
  return { ticks, placeOf: (value) => rounded(((value - bottom) / height) * 100) }
}

function stepOf(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return power * (STEPS.find((step) => step * power >= least * (1 - 1e-9)) ?? 10)
}

/** Without what binary fractions add: 0.30000000000000004. */
function exact(value: number): number {
  return Number(value.toPrecision(12))
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
