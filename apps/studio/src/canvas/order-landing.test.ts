import { describe, expect, it } from 'vitest'
import { landingAt } from './order-landing.ts'

const tiers = [
  { ids: ['picture'], top: 0, bottom: 400 },
  { ids: ['text', 'button'], top: 420, bottom: 500 },
]

describe('where a dragged block would go', () => {
  it.each([
    ['above the first', 50, { above: undefined, before: 'picture', y: 0 }],
    [
      'between the two, in the middle of their distance',
      300,
      { above: 'picture', before: 'text', y: 410 },
    ],
    ['between the two, from below', 440, { above: 'picture', before: 'text', y: 410 }],
    ['to the end', 480, { above: 'button', before: undefined, y: 500 }],
  ])('%s', (_where, pointer, landing) => {
    expect(landingAt(tiers, pointer)).toEqual(landing)
  })

  it('is nowhere in a section of its own', () => {
    expect(landingAt([], 10)).toBeUndefined()
  })
})
