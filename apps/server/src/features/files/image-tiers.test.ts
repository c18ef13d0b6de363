import { describe, expect, it } from 'vitest'
import { servedFormat, systemDataVariants, tierOf } from './image-tiers.ts'

describe('tierOf', () => {
  it.each([
    ['100w', 100],
    ['101w', 300],
    ['750w', 750],
    ['751w', 1000],
    ['1001w', 1500],
    ['9999w', 2500],
    ['original', 'original'],
    [undefined, 'original'],
    ['-5w', 'original'],
    ['1e9w', 'original'],
  ])('gives %s the tier %s', (format, tier) => {
    expect(tierOf(format)).toBe(tier)
  })
})

describe('systemDataVariants', () => {
  it('lists the size and the tiers that do not enlarge', () => {
    expect(systemDataVariants(800, 600)).toBe('800x600,100w,300w,500w,750w')
    expect(systemDataVariants(40, 30)).toBe('40x30,100w')
  })
})

describe('servedFormat', () => {
  it.each([
    ['image/webp', true, 'webp'],
    ['*/*', false, 'jpeg'],
    [undefined, true, 'png'],
  ])('answers Accept %s, transparent %s, with %s', (accept, hasAlpha, format) => {
    expect(servedFormat(accept, { hasAlpha })).toBe(format)
  })
})
