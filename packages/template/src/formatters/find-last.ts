import { findBy } from './find-by.ts'
import type { Formatter } from './formatter.ts'

export const findLast: Formatter = {
  name: 'find-last',
  summary: 'As `find-first`, from the end.',
  section: 'core',
  usage: '[lookup] [path]',
  examples: [
    { input: ['x', 'y'], output: 'y' },
    { input: [{ n: 1 }, { n: 2 }, { n: 0 }], args: ['n'], shownBy: 'json', output: '{"n":2}' },
  ],
  format: (value, args, scope) =>
    findBy(Array.isArray(value) ? value.toReversed() : value, args, scope),
}
