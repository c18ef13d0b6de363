import { describe, expect, it } from 'vitest'
import { servedFormats, systemDataVariants, tierOf } from './image-tiers.ts'

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
    expect(systemDataVariants({ width: 800, height: 600, format: 'jpeg' })).toBe(
      '800x600,100w,300w,500w,750w',
    )
    expect(systemDataVariants({ width: 9, height: 6, format: 'svg' })).toBe('9x6,2500w')
    expect(systemDataVariants({ width: 40, height: 30, format: 'png' })).toBe('40x30,100w')
  })
})

describe('servedFormats', () => {
  const still = { hasAlpha: false, isAnimated: false, makesAvif: true }
  it.each([
    ['image/webp', { ...still, hasAlpha: true }, ['webp']],
    ['*/*', still, ['jpeg']],
    [undefined, { ...still, hasAlpha: true }, ['png']],
    ['image/avif,image/webp,*/*', still, ['avif', 'webp']],
    ['image/avif', still, ['avif', 'jpeg']],
    ['image/avif;q=0, image/webp;q=0.8', still, ['webp']],
    ['Image/AVIF ; q=0.5', still, ['avif', 'jpeg']],
    ['image/*', still, ['jpeg']],
    ['image/avif,image/webp', { ...still, isAnimated: true }, ['webp']],
    ['image/avif,image/webp', { ...still, makesAvif: false }, ['webp']],
  ])('answers Accept %s of %o with %j', (accept, image, formats) => {
    expect(servedFormats(accept, image)).toEqual(formats)
  })
})
