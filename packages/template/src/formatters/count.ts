import { sizeOf } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const count: Formatter = {
  name: 'count',
  summary: 'Counts the keys of an object, the elements of an array or the characters of a text.',
  section: 'core',
  usage: '',
  examples: [
    { input: [1, 2, 3], output: '3' },
    { input: { a: 1 }, output: '1' },
    { input: 'four', output: '4' },
    { input: null, output: '0' },
  ],
  format: (value) => (typeof value === 'string' ? value.length : sizeOf(value)),
}
