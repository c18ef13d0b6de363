/** Fills what formatters leave to scripts: the place for comments, with those that the page has, and the number of likes. */

import { captchaKindOf, commentsHtml } from '@sitewright/blocks/render'
import { wordsOfSite } from '@sitewright/blocks/words'
import { COMMENT_STATE_CODES } from '@sitewright/core/comments/comment-rules'
import type { JsonObject } from '@sitewright/core/json'
import type { RenderOptions, Scope } from '@sitewright/template'
import { threadOf } from '../items/item-comments.ts'

type Decorate = NonNullable<RenderOptions['decorate']>[string]

const END = /<\/div>\n$/

const withThread: Decorate = (html, value, scope) => {
  const item = threadOf(value) ? value : scope.resolve('item')
  const thread = threadOf(item)
  if (!thread || html.includes('disqus_thread')) return html
  const website = objectIn(scope, 'website')
  const site = { website, localizedStrings: objectIn(scope, 'localizedStrings') }
  const { visitorCaptcha } = objectIn(scope, 'websiteSettings')
  const around = {
    words: wordsOfSite(site),
    language: textIn(website, 'language') || 'en-US',
    timeZone: textIn(website, 'timeZone') || 'UTC',
    isOpen: Reflect.get(item as object, 'commentState') === COMMENT_STATE_CODES.open,
    captcha: captchaKindOf(visitorCaptcha),
  }
  return html.replace(END, () => `${commentsHtml(thread, around)}</div>\n`)
}

function objectIn(scope: Scope, name: string): JsonObject {
  const found = scope.resolve(name)
  return typeof found === 'object' && found !== null ? (found as JsonObject) : {}
}

function textIn(object: JsonObject, name: string): string {
  const found = object[name]
  return typeof found === 'string' ? found : ''
}

/** The number as it is without script; the formatter leaves it to one. */
const withCount: Decorate = (html) => {
  const [, count = '0'] = /data-like-count="(\d*)"/.exec(html) ?? []
  return Number(count) > 0 ? html.replace(COUNT, `$&${count}`) : html
}

const COUNT = '<span class="like-count">'

export const withReactions: NonNullable<RenderOptions['decorate']> = {
  comments: withThread,
  'like-button': withCount,
}
