import { formatMessage } from '../messages/format-message.ts'
import { messageValues } from '../messages/message-arguments.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

const describe = (name: string): Formatter => ({
  name,
  summary:
    'Fills a pattern with values, plurals and choices; `name=reference` gives a value a name.',
  section: 'languages',
  usage: '[name=reference …]',
  examples: [
    {
      input: '{0 plural one{# mug} other{# mugs}} for {who}',
      args: ['count', 'who=name'],
      context: { count: 2, name: 'Ann' },
      output: '2 mugs for Ann',
    },
    {
      input:
        '{0 selectordinal one{#st} two{#nd} few{#rd} other{#th}} {1 select a{prize} other{place}}',
      args: ['rank', 'kind'],
      context: { rank: 22, kind: 'b' },
      output: '22nd place',
    },
    {
      input: 'Only {price money} until {end datetime yMMMd}',
      args: ['price=item.price', 'end=until'],
      context: { item: { price: { value: '5', currency: 'USD' } }, until: 1_582_571_080_000 },
      output: 'Only $5.00 until Feb 24, 2020',
    },
  ],
  format: (value, args, scope) =>
    scope.locale === undefined
      ? ''
      : formatMessage(asString(value), messageValues(args, scope), scope),
})

export const message = describe('message')
/** An older name of `message`. */
export const plural = describe('plural')
