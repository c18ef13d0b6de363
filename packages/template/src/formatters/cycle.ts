import { asNumber } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const cycle: Formatter = {
  name: 'cycle',
  summary: 'Picks one of the arguments by number, counting from 1 and starting over at the end.',
  section: 'core',
  usage: 'text …',
  examples: [
    { input: 1, args: ['odd', 'even'], output: 'odd' },
    { input: 4, args: ['odd', 'even'], output: 'even' },
    { input: 0, args: ['a', 'b', 'c'], output: 'c' },
    { input: 1, output: '' },
  ],
  format(value, args) {
    const { length } = args
    const index = (asNumber(value) - 1) % length
    return args[index < 0 ? index + length : index]
  },
}
