import { describe, expect, it } from 'vitest'
import { isBlank } from './blank.ts'

describe('blank text', () => {
  it.each(['', ' ', '\t\r\n', '\u00a0\u3000', '\u200b', ' \u200c\u200d\u2060\ufeff '])(
    'is %j',
    (text) => expect(isBlank(text)).toBe(true),
  )

  it.each(['a', '\u200ba\u200b', '0', '.', 'क्\u200dष'])('is not %j', (text) =>
    expect(isBlank(text)).toBe(false),
  )
})
