import { describe } from 'vitest'
import { holdsFact } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

describe('the excerpt is text, or has its text in html', () => {
  holds('excerpt?', { excerpt: 'Tea' })
  holds('excerpt?', { excerpt: { html: 'Tea' } })
  fails('excerpt?', { excerpt: { text: 'Tea' } })
  fails('excerpt?', { excerpt: 5 })
  fails('excerpt?', { excerpt: { html: 5 } })
  fails('excerpt?', { excerpt: ['Tea'] })
  fails('excerpt?', { excerpt: null })
  fails('excerpt?', {})
  fails('excerpt?', 'Tea')
})

describe('tags are no words', () => {
  holds('excerpt?', { excerpt: '<b>a</b>' })
  holds('excerpt?', { excerpt: 'a<b>' })
  fails('excerpt?', { excerpt: '<img alt="a">' })
  fails('excerpt?', { excerpt: '<br\n/>' })
  fails('excerpt?', { excerpt: '<<b>>' })
  fails('excerpt?', { excerpt: '<never closed' })
})

holdsFact(
  'fact 9.template.01: white space and what has no width is no text',
  ['{.excerpt?}text{.or}blank{.end}', { excerpt: ' \n\t\u00a0\u200b' }, 'blank'],
  ['{.excerpt?}text{.or}blank{.end}', { excerpt: ' \n\t\u00a0\u200b.' }, 'text'],
)

describe('neither is white space', () => {
  fails('excerpt?', { excerpt: '' })
  fails('excerpt?', { excerpt: ' \n\t\u00a0\u200b\u2003\ufeff ' })
  fails('excerpt?', { excerpt: '<p>\u200b</p>' })
  holds('excerpt?', { excerpt: '&nbsp;' })
  holds('excerpt?', { excerpt: '\u200c' })
})
