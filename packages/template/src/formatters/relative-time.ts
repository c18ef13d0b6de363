import { formatRelativeTime } from '../messages/locale-formats.ts'
import type { Formatter } from './formatter.ts'

export const relativeTime: Formatter = {
  name: 'relative-time',
  summary: 'How far away a time is: from now, or of two times the second from the first.',
  section: 'languages',
  usage: '[option …]',
  examples: [
    { input: 7_200_000, now: 0, output: 'in 2 hours' },
    { input: 0, now: 7_200_000, args: ['context:begin-sentence'], output: '2 hours ago' },
    { input: 7_200_000, now: 0, args: ['width:short'], output: 'in 2 hr.' },
    { input: 7_200_000, now: 0, args: ['field:minute'], output: 'in 120 minutes' },
    { input: 86_400_000, now: 0, output: 'tomorrow' },
    { input: 86_400_000, now: 0, args: ['numericOnly:true'], output: 'in 1 day' },
    { input: 0, other: 259_200_000, output: 'in 3 days' },
    { input: 'soon', now: 0, output: '' },
  ],
  format: (value, args, scope) =>
    formatRelativeTime([value, ...scope.values.slice(1)], args, scope),
}
