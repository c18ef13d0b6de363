import { describe, expect, it } from 'vitest'
import { DEFAULT_POPUP, DEFAULT_POPUP_SIGN_UP, isPopupOn, isPopupPath } from './popup.ts'

describe('a popup', () => {
  it('is for every page, or for those named and all below them', () => {
    expect(isPopupPath({ paths: [] }, '/about')).toBe(true)
    const at = (path: string) => isPopupPath({ paths: ['/', '/shop'] }, path)
    expect(['/', '/shop', '/shop/p/mug', '/shopping', '/about'].map(at)).toEqual([
      ...[true, true, true, false, false],
    ])
  })

  it('without anything to say is not shown', () => {
    expect(isPopupOn({ ...DEFAULT_POPUP, isOn: true })).toBe(false)
    expect(isPopupOn({ ...DEFAULT_POPUP, isOn: true, title: 'Sale' })).toBe(true)
    const signUp = DEFAULT_POPUP_SIGN_UP
    expect(isPopupOn({ ...DEFAULT_POPUP, isOn: true, signUp })).toBe(true)
  })
})
