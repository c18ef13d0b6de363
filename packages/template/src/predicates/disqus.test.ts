import { describe } from 'vitest'
import { renders } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

describe('the name is spelt with a capital N', () => {
  holds('disqus?', { websiteSettings: { disqusShortName: 'a' } })
  fails('disqus?', { websiteSettings: { disqusShortname: 'a' } })
})

describe('without a name it is off', () => {
  fails('disqus?', { websiteSettings: { disqusShortName: '' } })
  fails('disqus?', { websiteSettings: null })
  fails('disqus?', {})
})

describe('the settings may be further out', () => {
  renders(
    '{.section a}{.disqus?}yes{.end}{.end}',
    { websiteSettings: { disqusShortName: 'b' }, a: [1] },
    'yes',
  )
})
