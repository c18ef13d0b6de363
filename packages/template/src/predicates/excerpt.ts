import { withoutTags } from '../content/without-tags.ts'
import { child } from '../values/property.ts'
import { asString } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const excerpt: Predicate = {
  name: 'excerpt?',
  summary: 'There is an excerpt with words in it.',
  examples: [
    { node: { excerpt: { html: '<p>Tea</p>' } }, holds: true },
    { node: { excerpt: '<p> &#8203;</p>' }, holds: true },
    { node: { excerpt: { html: '<p> </p>' } }, holds: false },
  ],
  test: (_args, { node }) => {
    const excerpt = child(node, 'excerpt')
    const html = typeof excerpt === 'string' ? excerpt : asString(child(excerpt, 'html'))
    return withoutTags(html).replace(/[\s\u200b\u00a0]+/g, '') !== ''
  },
}
