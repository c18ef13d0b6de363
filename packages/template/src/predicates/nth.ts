import { operand } from './operands.ts'
import type { Predicate } from './predicate.ts'

export const nth: Predicate = {
  name: 'nth?',
  summary: 'The number at hand, or the first argument, is a multiple of the last.',
  examples: [
    { node: 6, args: ['3'], holds: true },
    { node: { i: 4 }, args: ['i', '3'], holds: false },
    { node: 6, args: ['0'], holds: false },
  ],
  test(args, scope) {
    const [first, second] = args
    if (first === undefined) return false
    const value = second === undefined ? scope.node : operand(first, scope)
    const divisor = operand(second ?? first, scope)
    if (typeof divisor !== 'number' || !Number.isInteger(divisor) || divisor === 0) return false
    return Number.isInteger(value) && remainder(value, divisor) === 0
  },
}

/** Of magnitudes; nothing for what is no number. */
export function remainder(value: unknown, divisor: number): number | undefined {
  return typeof value === 'number' ? Math.abs(value) % Math.abs(divisor) : undefined
}
