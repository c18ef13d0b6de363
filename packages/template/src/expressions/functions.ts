/** Functions of expressions (language §8). */

import type { Scalar } from './scalar.ts'
import { toNumber } from './to-number.ts'

export type Call = (first: Scalar, others: readonly Scalar[]) => Scalar

/** The smallest or largest argument, the later of equal ones. One that is not a number is replaced by the next. */
const extreme =
  (isBetter: (best: number, candidate: number) => boolean): Call =>
  (first, others) =>
    others
      .map(toNumber)
      .reduce((best, number) => (isBetter(best, number) ? best : number), toNumber(first))

export const FUNCTIONS: ReadonlyMap<string, Call> = new Map<string, Call>([
  ['abs', (value) => Math.abs(toNumber(value))],
  ['bool', (value) => Boolean(value)],
  ['max', extreme((best, candidate) => best > candidate)],
  ['min', extreme((best, candidate) => best < candidate)],
  ['num', toNumber],
  ['str', (value) => String(value)],
])
