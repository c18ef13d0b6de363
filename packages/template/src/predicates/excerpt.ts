import { tagsAsSpaces } from '../content/without-tags.ts'
import { child } from '../values/property.ts'
import type { Predicate } from './predicate.ts'

const VISIBLE = /[^\s\u200b]/

export const excerpt: Predicate = {
  name: 'excerpt?',
  summary: 'The item has an excerpt with more than tags and spaces in it.',
  examples: [
    { node: { excerpt: { html: '<p>Tea</p>' } }, holds: true },
    { node: { excerpt: '<p> &#8203;</p>' }, holds: true },
    { node: { excerpt: { html: '<p> </p>' } }, holds: false },
  ],
  test: (_args, { node }) => {
    const excerpt = child(node, 'excerpt')
    const html = typeof excerpt === 'string' ? excerpt : child(excerpt, 'html')
    return typeof html === 'string' && VISIBLE.test(tagsAsSpaces(html))
  },
}
