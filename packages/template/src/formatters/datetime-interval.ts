import { formatInterval } from '../messages/locale-formats.ts'
import type { Formatter } from './formatter.ts'

export const datetimeInterval: Formatter = {
  name: 'datetime-interval',
  summary: 'Writes the time from one moment to another, with what both have in common only once.',
  section: 'languages',
  usage: '[option …]',
  examples: [
    {
      input: 1_582_571_080_000,
      other: 1_582_830_280_000,
      output: 'Feb 24\u2009–\u200927, 2020',
    },
    {
      input: 1_582_571_080_000,
      other: 1_582_830_280_000,
      args: ['yMMMMd'],
      output: 'February 24\u2009–\u200927, 2020',
    },
    { input: 1_582_571_080_000, output: '' },
  ],
  format: (value, args, scope) => formatInterval([value, ...scope.values.slice(1)], args, scope),
}
