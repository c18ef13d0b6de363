import { hasSetting } from '../content/website-settings.ts'
import { printed } from '../render/layout.ts'
import { isTruthy } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const likeButton: Formatter = {
  name: 'like-button',
  summary: 'A heart visitors can press, if the site has them.',
  section: 'social',
  usage: '',
  examples: [
    { input: { id: '1' }, output: '' },
    {
      input: { id: '1', likeCount: 3 },
      context: { websiteSettings: { simpleLikingEnabled: true } },
      output:
        '\n  <span class="sqs-simple-like" data-item-id="1" data-like-count="3">\n    <span class="like-icon"></span>\n    <span class="like-count"></span>\n  </span>\n',
    },
  ],
  format(value, _args, scope) {
    if (!hasSetting(scope, 'simpleLikingEnabled') || !isTruthy(value)) return ''
    return `
  <span class="sqs-simple-like" data-item-id="${printed(value, 'id', scope)}" data-like-count="${printed(value, 'likeCount', scope)}">
    <span class="like-icon"></span>
    <span class="like-count"></span>
  </span>
`
  },
}
