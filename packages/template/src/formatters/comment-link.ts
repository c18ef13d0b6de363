import { hasSetting } from '../content/website-settings.ts'
import { lookUp, printed } from '../render/layout.ts'
import { textOf } from '../values/text.ts'
import type { Formatter } from './formatter.ts'

export const commentLink: Formatter = {
  name: 'comment-link',
  summary: 'A link to the comments of an item that says how many there are.',
  section: 'social',
  usage: '',
  examples: [
    {
      input: { id: '1', fullUrl: '/post', publicCommentCount: 2 },
      output:
        '\n  <a href="/post#comments-1" class="sqs-comment-link" data-id="1">\n  2\n  Comments\n  </a>\n',
    },
  ],
  format(value, _args, scope) {
    const id = printed(value, 'id', scope)
    const url = printed(value, 'fullUrl', scope)
    if (hasSetting(scope, 'disqusShortname')) {
      return `\n  <a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>\n`
    }
    const count = lookUp(value, 'publicCommentCount', scope)
    return `
  <a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">
  ${count === 0 ? 'No' : textOf(count)}
  Comment${count === 1 ? '' : 's'}
  </a>
`
  },
}
