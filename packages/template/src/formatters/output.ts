import type { Formatter } from './formatter.ts'

export const output: Formatter = {
  name: 'output',
  summary: 'Prints its arguments, whatever the value is.',
  section: 'core',
  usage: '[text …]',
  examples: [{ input: 'x', args: ['a', 'b'], output: 'a b' }],
  format: (_value, args) => args.join(' '),
}
