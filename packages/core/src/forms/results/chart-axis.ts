/** Histogram axes of what was answered: round steps for numbers, and calendar steps for days. Pure. */

/** Steps that people count in, as parts of a power of ten. */
const ROUND = [1, 2, 2.5, 5, 10]

/** Bars that numbers make at most, about. */
const MOST_BARS = 10

/** The finest step as a part of the numbers themselves, since floating-point numbers have some fifteen digits. */
const FINEST = 1e-9
/** The smallest step of all. */
const SMALLEST = 1e-12

export interface NumberRange {
  readonly least: number
  readonly greatest: number
  readonly isWhole: boolean
}

/** Edges of the bars of numbers, at least two: a bar holds what is at least its edge and less than the next. */
export function edgesOf({ least, greatest, isWhole }: NumberRange): number[] {
  const size = Math.max(Math.abs(least), Math.abs(greatest))
  const step = stepOf(Math.max((greatest - least) / MOST_BARS, size * FINEST), isWhole)
  const from = Math.floor(least / step)
  const to = Math.max(Math.floor(greatest / step) + 1, from + 1)
  return Array.from({ length: to - from + 1 }, (_, place) => exact((from + place) * step))
}

function stepOf(least: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, SMALLEST)))
  const step = exact(power * (ROUND.find((round) => round * power >= least * (1 - 1e-9)) ?? 10))
  return isWhole ? Math.max(1, Math.ceil(step)) : step
}

/** Without what binary fractions add: 0.30000000000000004. */
function exact(value: number): number {
  return Number(value.toPrecision(12))
}

export const DAY_STEPS = ['day', 'month', 'year', 'decade'] as const
/** How long a bar of days is. */
export type DayStep = (typeof DAY_STEPS)[number]

/** Characters at the beginning of a day, `2026-03-08`, that say in which step it is. */
export const STEP_LENGTH: Readonly<Record<DayStep, number>> = {
  day: 10,
  month: 7,
  year: 4,
  decade: 3,
}

const DAY_MS = 86_400_000
/** The longest that each step is good for, in days. */
const GOOD_FOR: readonly (readonly [DayStep, number])[] = [
  ['day', 45],
  ['month', 3 * 366],
  ['year', 40 * 366],
]

/** Step in which days from the first to the last are counted. */
export function stepFor(first: string, last: string): DayStep {
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS
  return GOOD_FOR.find(([, most]) => days < most)?.[0] ?? 'decade'
}

/** Steps from the first to the last day, as they begin days, without gaps. */
export function stepsBetween(first: string, last: string, step: DayStep): string[] {
  const begun = (day: string) => day.slice(0, STEP_LENGTH[step])
  const steps: string[] = []
  for (let day = first; isDay(day) && begun(day) <= begun(last); day = next(day, step)) {
    steps.push(begun(day))
  }
  return steps
}

/** Not so of what comes after the year 9999, which is written with more digits. */
function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text)
}

function next(day: string, step: DayStep): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  if (step === 'day') return isoDay(Date.parse(day) + DAY_MS)
  if (step === 'month') return isoDay(Date.UTC(year, month, 1))
  return `${String(year + (step === 'year' ? 1 : 10)).padStart(4, '0')}-01-01`
}

function isoDay(epochMs: number): string {
  return new Date(epochMs).toISOString().split('T')[0] ?? ''
}
