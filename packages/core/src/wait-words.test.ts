import { describe, expect, it } from 'vitest'
import { waitWords } from './wait-words.ts'

describe('how long to wait', () => {
  it.each([
    [1, 'Please try again in a few seconds.'],
    [10, 'Please try again in a few seconds.'],
    [11, 'Please try again in a minute.'],
    [60, 'Please try again in a minute.'],
    [61, 'Please try again in 2 minutes.'],
    [600, 'Please try again in 10 minutes.'],
  ])('is told for %i seconds', (seconds, words) => expect(waitWords(seconds)).toBe(words))
})
