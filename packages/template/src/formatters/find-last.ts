import { findBy } from './find-by.ts'
import type { Formatter } from './formatter.ts'

export const findLast: Formatter = {
  name: 'find-last',
  summary: 'As find-first, from the end.',
  examples: [{ input: ['x', 'y'], output: 'y' }],
  format: (value, args, scope) =>
    findBy(Array.isArray(value) ? value.toReversed() : value, args, scope),
}
