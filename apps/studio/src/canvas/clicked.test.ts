import { describe, expect, it } from 'vitest'
import { clickedAt } from './clicked.ts'
import { parseRichText } from './rich-text-schema.ts'

describe('clicks', () => {
  const doc = parseRichText({
    type: 'doc',
    content: ['We are open', 'Every day'].map((text) => ({
      type: 'paragraph',
      content: [{ type: 'text', text }],
    })),
  })
  const selected = (at: number, clicks: number) => {
    const { from, to } = clickedAt(doc.resolve(at), clicks)
    return doc.textBetween(from, to, '|')
  }

  it.each([
    [1, 5, ''],
    [2, 5, 'are'],
    [2, 7, 'are'],
    [2, 8, 'open'],
    [2, 1, 'We'],
    [2, 12, 'open'],
    [3, 5, 'We are open'],
    [3, 15, 'Every day'],
    [4, 15, 'Every day'],
  ])('%i at %i select %j', (clicks, at, words) => {
    expect(selected(at, clicks)).toBe(words)
  })
})
