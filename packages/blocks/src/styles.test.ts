import { describe, expect, it } from 'vitest'
import { blockStyles } from './styles.ts'

const count = (css: string, selector: string) => css.split(selector).length - 1

describe('blockStyles', () => {
  it('is the grid and what the blocks at hand need, once', () => {
    const once = blockStyles([5, 53])
    expect(blockStyles([5, 53, 5])).toBe(once)
    expect(count(once, '.sw-grid')).toBeGreaterThan(0)
    expect(once).toContain('image')
    expect(once).not.toContain('product-variants')
  })
})
