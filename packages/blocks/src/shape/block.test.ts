import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { htmlOf } from '../testing.ts'
import { shapeBlock } from './block.ts'
import { SHAPES } from './shapes.ts'

const TYPE = BLOCK_TYPES.shape

describe('the shape block', () => {
  it.each(Object.entries(SHAPES))('draws a %s, for the eye alone', (shape, path) => {
    const html = htmlOf(TYPE, { shape })
    expect(html).toContain(`<path d="${path}"/>`)
    expect(html).toContain('aria-hidden="true"')
    expect(path).toMatch(/^M[\d. aAHVLCMZ-]+$/)
  })

  it('is filled, outlined and turned', () => {
    const html = htmlOf(TYPE, {
      fill: 'none',
      outline: 3,
      outlineColor: 'accent',
      rotation: -15,
      opacity: 50,
    })
    expect(html).toContain('sw-shape--none')
    expect(html).toContain('style="opacity:0.5;rotate:-15deg"')
    expect(html).toContain('class="sw-shape-outline--accent" stroke-width="3"')
  })

  it('fills its block when asked to', () => {
    expect(htmlOf(TYPE)).not.toContain('preserveAspectRatio')
    expect(htmlOf(TYPE, { isStretched: true })).toContain('preserveAspectRatio="none"')
  })

  it('refuses what is no shape and no angle', () => {
    const accepts = (props: object) =>
      shapeBlock.schema.safeParse({ ...shapeBlock.defaults(), ...props }).success
    expect(accepts({ shape: 'M0 0"/><script>' })).toBe(false)
    expect(accepts({ rotation: 200 })).toBe(false)
  })
})
