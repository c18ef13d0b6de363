import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

const CODES = { upload: 1, instagram: 2, video: 3, none: 4, undefined: -1 }

describe('each source has its code', () => {
  for (const [source, code] of Object.entries(CODES)) {
    holds(`background-source-${source}?`, { backgroundSource: code })
    holds(`background-source-${source}?`, { backgroundSource: String(code) })
    fails(`background-source-${source}?`, { backgroundSource: code + 10 })
    fails(`background-source-${source}?`, {})
    fails(`background-source-${source}?`, { backgroundSource: source })
  }
})

describe('true is 1', () => {
  holds('background-source-upload?', { backgroundSource: true })
})
