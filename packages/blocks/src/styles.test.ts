import { describe, expect, it, vi } from 'vitest'
import { blockStyles } from './styles.ts'

// The test runner leaves style sheets empty.
vi.mock('./grid.css', () => ({ default: 'grid' }))
vi.mock('./button/block.css', () => ({ default: 'button' }))
vi.mock('./image/block.css', () => ({ default: 'image' }))
vi.mock('./product/block.css', () => ({ default: 'product' }))

describe('blockStyles', () => {
  it('is the grid and what the blocks at hand need, once', () => {
    expect(blockStyles([5, 53, 5])).toBe('grid\nbutton\nimage')
  })
})
