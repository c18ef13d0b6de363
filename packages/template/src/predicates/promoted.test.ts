import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

const BLOCKS = [
  ...['MAP', 'EMBED', 'IMAGE', 'CODE', 'QUOTE', 'TWITTER', 'LINK', 'VIDEO'],
  ...['FOURSQUARE', 'INSTAGRAM', 'FORM'],
]

describe('each block by its name in small letters', () => {
  for (const block of BLOCKS) {
    holds(`promoted${block}?`, { promotedBlockType: block.toLowerCase() })
    fails(`promoted${block}?`, { promotedBlockType: block })
    fails(`promoted${block}?`, { promotedBlockType: 'gallery' })
    fails(`promoted${block}?`, {})
  }
})

describe('nothing else is a name', () => {
  fails('promotedMAP?', { promotedBlockType: ['map'] })
  fails('promotedMAP?', null)
  fails('promotedMAP?', 'map')
})
