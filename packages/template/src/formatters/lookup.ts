import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const lookup: Formatter = {
  name: 'lookup',
  summary: 'The value whose name is itself the value of a name.',
  section: 'core',
  usage: 'reference',
  refusesMore: true,
  examples: [
    { input: '', args: ['which'], context: { which: 'a.b', a: { b: 'found' } }, output: 'found' },
    { input: 'x', output: '' },
  ],
  format: (_value, [reference], scope) =>
    reference ? scope.resolve(asString(scope.resolve(reference))) : '',
}
