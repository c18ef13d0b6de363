import { describe, expect, it } from 'vitest'
import { htmlOf } from '../testing.ts'

describe('the space block', () => {
  it('is nothing, in the editor as on the page', () => {
    expect(htmlOf(21)).toBe('')
    expect(htmlOf(21, {}, 'edit')).toBe('')
  })
})
