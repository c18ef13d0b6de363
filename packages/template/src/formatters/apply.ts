import { readPartialCall } from '../render/partial-call.ts'
import type { Formatter } from './formatter.ts'

/** `apply name [private] [key=value …]` (language §9). */
export const apply: Formatter = {
  name: 'apply',
  summary:
    'Prints the value through a partial or macro; `private` hides what is around it, and `key=value` go into `@args`.',
  section: 'core',
  usage: 'name [private] [key=value …]',
  examples: [
    {
      input: { name: 'Mug' },
      args: ['card.block', 'size=large'],
      partials: { 'card.block': '<b class="{@args.size}">{name}</b>' },
      output: '<b class="large">Mug</b>',
    },
    {
      input: { name: 'Mug' },
      args: ['card.block', 'private'],
      context: { shop: 'Clay' },
      partials: { 'card.block': '{name} {shop}' },
      output: 'Mug ',
    },
  ],
  prepare(args) {
    const call = readPartialCall(args)
    return (value, _args, scope) => (call ? scope.apply(call, value) : '')
  },
}
