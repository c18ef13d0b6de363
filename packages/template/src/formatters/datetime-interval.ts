import { formatInterval } from '../messages/locale-formats.ts'
import type { Formatter } from './formatter.ts'

export const datetimeInterval: Formatter = {
  name: 'datetime-interval',
  summary:
    'Writes what two times have in common once: `{start, end|datetime-interval yMMMd}`. One alone is nothing.',
  examples: [{ input: 1_582_571_080_000, output: '' }],
  format: (value, args, scope) => formatInterval([value, ...scope.values.slice(1)], args, scope),
}
