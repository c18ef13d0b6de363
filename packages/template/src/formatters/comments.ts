import { hasSetting } from '../content/website-settings.ts'
import { printed } from '../render/layout.ts'
import type { Scope } from '../render/scope.ts'
import { child } from '../values/property.ts'
import { textOf } from '../values/text.ts'
import { isTruthy } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const comments: Formatter = {
  name: 'comments',
  summary: 'The place where the comments of an item or collection are loaded.',
  section: 'social',
  usage: '',
  examples: [
    {
      input: { item: { id: '1', publicCommentCount: 0, commentState: 1 } },
      output:
        '\n  <div class="squarespace-comments" id="comments-" data-item-id="1" data-public-comment-count="0" data-comment-state="1"></div>\n',
    },
  ],
  format(value, _args, scope) {
    if (hasSetting(scope, 'disqusShortname')) {
      return '\n  <div class="squarespace-comments" id="disqus_thread"></div>\n'
    }
    const id = printed(value, 'id', scope)
    return `\n  <div class="squarespace-comments" id="comments-${id}"${target(scope)}></div>\n`
  },
}

function target(scope: Scope): string {
  const item = scope.resolve('item')
  if (isTruthy(item)) return attributes('item', item)
  const collection = scope.resolve('collection')
  return isTruthy(collection) ? attributes('collection', collection) : ''
}

function attributes(kind: string, value: unknown): string {
  const id = textOf(child(value, 'id'))
  const count = textOf(child(value, 'publicCommentCount'))
  const state = textOf(child(value, 'commentState'))
  return ` data-${kind}-id="${id}" data-public-comment-count="${count}" data-comment-state="${state}"`
}
