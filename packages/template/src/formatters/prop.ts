import { knownReference } from '../parser/cursor.ts'
import { at } from '../values/property.ts'
import type { Formatter } from './formatter.ts'

export const prop: Formatter = {
  name: 'prop',
  summary: 'Follows paths and keys into the value, also keys that are no names.',
  section: 'core',
  usage: '[path …]',
  examples: [
    { input: { a: { b: [1, 2] } }, args: ['a.b', '1'], output: '2' },
    { input: {}, args: ['a'], output: '' },
  ],
  format: (value, paths) =>
    paths.reduce((result, path) => at(result, ...knownReference(path)), value),
}
