import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

const CODES = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  audio: 7,
  video: 8,
  'external-video': 8,
  'store-item': 11,
  event: 12,
  gallery: 14,
  binary: 15,
  'css-asset': 16,
  'tweak-asset': 17,
  'digital-good': 18,
  attachment: 19,
  'wordpress-export': 20,
  'json-export': 21,
  'site-search': 30,
  'active-time': 31,
  tweet: 50,
  checkin: 52,
  kbarticle: 54,
  undefined: -1,
}
const PROMOTABLE = {
  image: 'image',
  video: 'video',
  'external-video': 'video',
  quote: 'quote',
  link: 'link',
  gallery: 'gallery',
}

describe('each kind has its code', () => {
  for (const [name, code] of Object.entries(CODES)) {
    holds(`${name}?`, { recordType: code })
    holds(`${name}?`, { recordType: String(code) })
    fails(`${name}?`, { recordType: code + 100 })
    fails(`${name}?`, null)
  }
})

describe('some are also promoted from blocks', () => {
  for (const [name, block] of Object.entries(PROMOTABLE)) {
    holds(`${name}?`, { recordType: 1, promotedBlockType: block })
    fails(`${name}?`, { recordType: 1, promotedBlockType: block.toUpperCase() })
  }
  fails('text?', { promotedBlockType: 'text' })
  fails('audio?', { promotedBlockType: 'audio' })
  fails('external-video?', { promotedBlockType: 'external-video' })
})

describe('the code is taken for a number', () => {
  holds('text?', { recordType: true })
  fails('text?', { recordType: 1.5 })
  fails('text?', { recordType: [1] })
  fails('undefined?', {})
})
