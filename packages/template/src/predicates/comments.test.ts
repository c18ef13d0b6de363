import { describe } from 'vitest'
import { holdsFact, renders } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

const TEMPLATE = '{.comments?}shown{.or}hidden{.end}'

holdsFact(
  'fact 4.comments.01: comments are shown while they are open',
  [TEMPLATE, { commentState: 1 }, 'shown'],
  [TEMPLATE, { commentState: 2 }, 'hidden'],
)

holdsFact(
  'fact 4.comments.02: comments are shown when there are public ones',
  [TEMPLATE, { commentState: 2, publicCommentCount: 1 }, 'shown'],
  [TEMPLATE, { commentState: 2, publicCommentCount: 0 }, 'hidden'],
)

holdsFact('fact 4.comments.03: comments are hidden where the site has them off', [
  TEMPLATE,
  { commentState: 1, publicCommentCount: 1, websiteSettings: { commentsEnabled: false } },
  'hidden',
])

describe('shown when they are open or there are some', () => {
  holds('comments?', { commentState: '1' })
  holds('comments?', { commentState: 2, publicCommentCount: '1' })
  fails('comments?', { commentState: 2, publicCommentCount: 0 })
  fails('comments?', { commentState: 2 })
  fails('comments?', {})
  fails('comments?', null)
})

describe('hidden where the site has them off', () => {
  holds('comments?', { commentState: 1, websiteSettings: { commentsEnabled: true } })
  fails('comments?', { publicCommentCount: 5, websiteSettings: { commentsEnabled: false } })
  fails('comments?', { commentState: 1, websiteSettings: {} })
  fails('comments?', { commentState: 1, websiteSettings: null })
})

describe('the settings may be further out', () => {
  const template = '{.section item}{.comments?}yes{.or}no{.end}{.end}'
  const item = { commentState: 1 }
  renders(template, { item, websiteSettings: { commentsEnabled: true } }, 'yes')
  renders(template, { item, websiteSettings: { commentsEnabled: false } }, 'no')
})
