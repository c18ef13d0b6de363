import { formatMessage } from '../messages/format-message.ts'
import { messageValues } from '../messages/message-arguments.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

const describe = (name: string): Formatter => ({
  name,
  summary: 'Fills a pattern with values, plurals and choices.',
  examples: [
    {
      input: '{0 plural one{# mug} other{# mugs}} for {who}',
      args: ['count', 'who=name'],
      context: { count: 2, name: 'Ann' },
      output: '2 mugs for Ann',
    },
  ],
  format: (value, args, scope) =>
    scope.locale === undefined
      ? ''
      : formatMessage(asString(value), messageValues(args, scope), scope),
})

export const message = describe('message')
/** An older name for the same. */
export const plural = describe('plural')
