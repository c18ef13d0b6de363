import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const str: Formatter = {
  name: 'str',
  summary: 'Turns texts, numbers and booleans into text, and anything else into nothing.',
  section: 'core',
  usage: '',
  examples: [
    { input: 1.0, output: '1' },
    { input: [1], output: '' },
  ],
  format: (value) => asString(value),
}
