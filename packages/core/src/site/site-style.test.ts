import { describe, expect, it } from 'vitest'
import { DEFAULT_SITE_STYLE, isSameStyle } from './site-style.ts'

const style = { ...DEFAULT_SITE_STYLE, tweaks: { ink: '#000', radius: '4px' } }

describe('two styles', () => {
  it('are the same whatever the order of their tweaks', () => {
    expect(isSameStyle(style, { ...style, tweaks: { radius: '4px', ink: '#000' } })).toBe(true)
  })

  it.each([
    { theme: 'other' },
    { css: 'a {}' },
    { tweaks: { ink: '#000' } },
    { tweaks: { ...style.tweaks, gap: '1px' } },
    { tweaks: { ...style.tweaks, ink: '#111' } },
  ])('differ by %j', (change) => {
    expect(isSameStyle(style, { ...style, ...change })).toBe(false)
  })
})
