import { remainder } from './nth.ts'
import type { Predicate } from './predicate.ts'

export const even: Predicate = {
  name: 'even?',
  summary: 'The number at hand, or at a reference, is even.',
  section: 'comparisons',
  usage: '[reference]',
  examples: [
    { node: 2, holds: true },
    { node: { n: 3 }, args: ['n'], holds: false },
    { node: '2', holds: false },
  ],
  test(args, scope) {
    const value = args[0] === undefined ? scope.node : scope.resolve(args[0])
    return remainder(value, 2) === 0
  },
}
