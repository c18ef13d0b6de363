import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('external-link?', () => {
  holds('external-link?', { externalLink: '/a' })
  fails('external-link?', { externalLink: '' })
  fails('external-link?', { externalLink: {} })
  fails('external-link?', { externalLink: null })
  fails('external-link?', {})
  fails('external-link?', null)
})
