import { objectOf } from '../values/property.ts'
import type { Predicate } from './predicate.ts'

export const excerpt: Predicate = {
  name: 'excerpt?',
  summary: 'The item has an excerpt with more than tags and spaces in it.',
  section: 'items',
  usage: '',
  examples: [
    { node: { excerpt: { html: '<p>Tea</p>' } }, holds: true },
    { node: { excerpt: '<p> &#8203;</p>' }, holds: true },
    { node: { excerpt: { html: '<p> </p>' } }, holds: false },
  ],
  test: (_args, { node }) => {
    const { excerpt } = objectOf(node)
    const html = typeof excerpt === 'string' ? excerpt : objectOf(excerpt).html
    return typeof html === 'string' && hasWords(html)
  },
}

const SPACES = /[\s\u200b>]+/y

/** Whether there is text outside of tags. Written by hand, since most texts decide it with their first letters. */
function hasWords(html: string): boolean {
  for (let at = 0; at < html.length; ) {
    if (html[at] === '<') {
      const close = html.indexOf('>', at)
      if (close < 0) return false
      at = close + 1
      continue
    }
    SPACES.lastIndex = at
    if (!SPACES.test(html)) return true
    at = SPACES.lastIndex
  }
  return false
}
