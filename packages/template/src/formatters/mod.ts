import { asNumber } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

const DEFAULT_DIVISOR = 2

export const mod: Formatter = {
  name: 'mod',
  summary: 'The remainder of a division, by 2 if nothing better is given.',
  section: 'core',
  usage: '[divisor=2]',
  examples: [
    { input: 7, args: ['4'], output: '3' },
    { input: 7, output: '1' },
    { input: 7, args: ['0'], output: '1' },
  ],
  prepare([text = '']) {
    const divisor = Number.parseInt(text, 10) || DEFAULT_DIVISOR
    return (value) => asNumber(value) % divisor
  },
}
