import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { htmlOf } from '../testing.ts'

const TYPE = BLOCK_TYPES.shape

describe('the shape block', () => {
  it('shows its text', () => {
    expect(htmlOf(TYPE, { text: 'Open today' })).toContain('>Open today</p>')
  })

  it('keeps hostile words inside', () => {
    expect(htmlOf(TYPE, { text: '<img src=x>' })).toContain('>&lt;img src=x&gt;</p>')
  })

  it('is nothing without words', () => {
    expect(htmlOf(TYPE, { text: ' ' })).toBe('')
  })
})
