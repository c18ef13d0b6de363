import { describe, expect, it } from 'vitest'
import { differs, withoutWebsiteId } from './preferences.ts'

describe('commerce preferences', () => {
  it('lose a websiteId that was sent along', () => {
    expect(withoutWebsiteId({ websiteId: 'x', columns: ['price'] })).toEqual({ columns: ['price'] })
  })

  it.each([
    [{ a: 1 }, { a: 1 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: { x: 1, y: [1, 2] } }, { a: { y: [1, 2], x: 1 } }, false],
    [{ a: 1 }, { a: 2 }, true],
    [{ a: 1 }, { b: null }, true],
    [{ a: [1, 2] }, { a: [2, 1] }, true],
    [{ a: [] }, { a: {} }, true],
    [{ a: { x: 1 } }, { a: { x: 1, y: 2 } }, true],
    [{ a: null }, { a: {} }, true],
  ])('%j with the changes %j differs: %s', (settings, changes, expected) => {
    expect(differs(settings, changes)).toBe(expected)
  })
})
