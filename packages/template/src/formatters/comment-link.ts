import { at, child } from '../values/property.ts'
import { asNumber, asString, isTruthy } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const commentLink: Formatter = {
  name: 'comment-link',
  summary: 'A link to the comments of an item that says how many there are.',
  examples: [
    {
      input: { id: '1', fullUrl: '/post', publicCommentCount: 2 },
      output:
        '\n  <a href="/post#comments-1" class="sqs-comment-link" data-id="1">\n  2\n  Comments\n  </a>\n',
    },
  ],
  format(value, _args, scope) {
    const id = asString(child(value, 'id'))
    const url = asString(child(value, 'fullUrl'))
    if (isTruthy(at(scope.resolve('websiteSettings'), 'disqusShortname'))) {
      return `\n  <a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>\n`
    }
    const count = asNumber(child(value, 'publicCommentCount'))
    return `
  <a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">
  ${count === 0 ? 'No' : count}
  Comment${count === 1 ? '' : 's'}
  </a>
`
  },
}
