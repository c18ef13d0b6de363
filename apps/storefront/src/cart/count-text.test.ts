import { describe, expect, it } from 'vitest'
import { inEnglish } from '../test-words.ts'
import { itemsText } from './count-text.ts'

describe('what the pill says', () => {
  it.each([
    [1, '1 item'],
    [2, '2 items'],
    [100, '100 items'],
    [101, '100+ items'],
  ])('says %i as %j', (count, text) => expect(itemsText(count, inEnglish)).toBe(text))
})
