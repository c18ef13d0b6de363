import { describe, expect, it } from 'vitest'
import { textLength } from './count-words.ts'

describe('textLength', () => {
  it.each([
    ['', { words: 0, minutes: 1 }],
    ['What the sea leaves: glass, rope.', { words: 6, minutes: 1 }],
    [Array.from({ length: 460 }, () => 'word').join(' '), { words: 460, minutes: 2 }],
  ])('counts %j', (text, length) => {
    expect(textLength(text)).toEqual(length)
  })

  it('finds words where no spaces are between them', () => {
    expect(textLength('潮が引いたあとの浜を歩く。', 'ja').words).toBeGreaterThan(4)
  })
})
