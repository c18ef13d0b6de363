import { formatTime } from '../messages/locale-formats.ts'
import type { Formatter } from './formatter.ts'

export const datetime: Formatter = {
  name: 'datetime',
  summary:
    "Writes a time as the locale does, in the site's time zone: by width (`long`) or by parts (`yMMMd`).",
  section: 'languages',
  usage: '[option …]',
  examples: [
    { input: 1_582_571_080_000, output: 'February 24, 2020' },
    { input: 1_582_571_080_000, args: ['short'], output: '2/24/20, 2:04\u202fPM' },
    {
      input: 1_582_571_080_000,
      args: ['date:long', 'time:short'],
      output: 'February 24, 2020 at 2:04\u202fPM',
    },
    { input: 1_582_571_080_000, args: ['yMMMd'], output: 'Feb 24, 2020' },
    { input: 1_582_571_080_000, args: ['skeleton:EEEE'], output: 'Monday' },
    { input: 1_582_571_080_000, args: ['calendar:buddhist'], output: 'February 24, 2563 BE' },
    { input: 'soon', output: '' },
  ],
  format: formatTime,
}
