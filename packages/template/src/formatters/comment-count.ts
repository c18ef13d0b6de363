import { objectOf } from '../values/property.ts'
import { asNumber } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const commentCount: Formatter = {
  name: 'comment-count',
  summary: 'How many comments an item has, in words.',
  section: 'social',
  usage: '',
  examples: [
    { input: {}, output: 'No Comments' },
    { input: { publicCommentCount: 1 }, output: '1 Comment' },
    { input: { publicCommentCount: 5 }, output: '5 Comments' },
  ],
  format(value) {
    const count = asNumber(objectOf(value).publicCommentCount)
    return `${count === 0 ? 'No' : count} Comment${count === 1 ? '' : 's'}`
  },
}
