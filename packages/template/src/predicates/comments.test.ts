import { describe } from 'vitest'
import { renders } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

describe('spec §4: comments shown, when they are open or there are some', () => {
  holds('comments?', { commentState: '1' })
  holds('comments?', { commentState: 2, publicCommentCount: '1' })
  fails('comments?', { commentState: 2, publicCommentCount: 0 })
  fails('comments?', { commentState: 2 })
  fails('comments?', {})
  fails('comments?', null)
})

describe('spec §4: comments shown, unless the site has them off', () => {
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
