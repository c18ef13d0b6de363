import { objectOf } from '../values/property.ts'
import { asNumber, isTruthy } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const comments: Predicate = {
  name: 'comments?',
  summary: 'There are comments, or there may be.',
  section: 'social',
  usage: '',
  examples: [
    { node: { commentState: 1 }, holds: true },
    { node: { publicCommentCount: 2 }, holds: true },
    { node: { commentState: 1, websiteSettings: { commentsEnabled: false } }, holds: false },
  ],
  test: (_args, scope) => {
    const { node } = scope
    const settings = scope.resolve('websiteSettings')
    const isOff = settings !== undefined && !isTruthy(objectOf(settings).commentsEnabled)
    const hasComments =
      asNumber(objectOf(node).commentState) === 1 || asNumber(objectOf(node).publicCommentCount) > 0
    return hasComments && !isOff
  },
}
