import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const iter: Formatter = {
  name: 'iter',
  summary: 'The position in the loop around it, counting from 1: the same as `@index`.',
  section: 'core',
  usage: '',
  examples: [{ input: 'outside a loop', output: '' }],
  format: (_value, _args, scope) => asString(scope.resolve('@index')),
}
