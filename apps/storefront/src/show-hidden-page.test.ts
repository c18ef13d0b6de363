// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showHiddenPage } from './show-hidden-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.removeAttribute('style')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.each([
  ['opacity', '0', '1'],
  ['visibility', 'hidden', 'visible'],
  ['display', 'none', 'block'],
])(
  'shows a page that is hidden by %s after three seconds, and says so',
  (property, hides, shows) => {
    document.body.style.setProperty(property, hides)
    showHiddenPage()
    vi.advanceTimersByTime(2_999)
    expect(document.body.style.getPropertyValue(property)).toBe(hides)
    vi.advanceTimersByTime(1)
    expect(document.body.style.getPropertyValue(property)).toBe(shows)
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('hid this page'))
  },
)

it('leaves a page alone that is seen by then, and what is hidden later', () => {
  document.body.style.opacity = '0'
  showHiddenPage()
  vi.advanceTimersByTime(1_000)
  document.body.style.opacity = '0.9'
  vi.advanceTimersByTime(2_000)
  document.body.style.opacity = '0'
  vi.advanceTimersByTime(60_000)
  expect(document.body.style.opacity).toBe('0')
  expect(console.warn).not.toHaveBeenCalled()
})
