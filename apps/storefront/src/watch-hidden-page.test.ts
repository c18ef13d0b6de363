// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchHiddenPage } from './watch-hidden-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.removeAttribute('style')
  document.body.innerHTML = ''
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const WAYS = [
  ['opacity', '0', '1'],
  ['visibility', 'hidden', 'visible'],
  ['display', 'none', 'block'],
] as const

const styleOf = (selector: string, property: string) =>
  document.querySelector<HTMLElement>(selector)?.style.getPropertyValue(property)

/** The page three seconds later. */
async function wait(html: string): Promise<void> {
  document.body.innerHTML = html
  watchHiddenPage()
  await vi.advanceTimersByTimeAsync(3_000)
  await import('./show-hidden-page.ts')
}

it.each(WAYS)(
  'shows a page that is hidden by %s after three seconds, and says so',
  async (property, hides, shows) => {
    document.body.style.setProperty(property, hides)
    watchHiddenPage()
    vi.advanceTimersByTime(2_999)
    expect(document.body.style.getPropertyValue(property)).toBe(hides)
    await vi.advanceTimersByTimeAsync(1)
    await import('./show-hidden-page.ts')
    expect(document.body.style.getPropertyValue(property)).toBe(shows)
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('hid this page'))
  },
)

it.each(WAYS)(
  'shows a wrapper of the content that is hidden by %s, and names it',
  async (property, hides, shows) => {
    await wait(
      `<aside>Sale</aside><div id="siteWrapper" style="${property}: ${hides}"><main><h1>Clay</h1><p>Words</p></main></div>`,
    )
    expect(styleOf('#siteWrapper', property)).toBe(shows)
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('id="siteWrapper"'))
  },
)

it('shows what is inside of the main content and around all of it', async () => {
  await wait('<main><div class="fade" style="opacity: 0"><h1>Clay</h1><p>Words</p></div></main>')
  expect(styleOf('.fade', 'opacity')).toBe('1')
})

it('shows a wrapper where no element is said to be the main content', async () => {
  await wait('<div class="all" style="opacity: 0"><h1>Clay</h1></div>')
  expect(styleOf('.all', 'opacity')).toBe('1')
})

it('leaves what is hidden beside content that is seen: menus, tabs, slides', async () => {
  await wait(
    '<nav style="display: none"><p>Menu</p></nav><main><p>Words</p><div class="tab" style="display: none"><p>More</p></div><img class="slide" style="opacity: 0"></main>',
  )
  expect(styleOf('nav', 'display')).toBe('none')
  expect(styleOf('.tab', 'display')).toBe('none')
  expect(styleOf('.slide', 'opacity')).toBe('0')
  expect(console.warn).not.toHaveBeenCalled()
})

it('leaves a page alone that is seen by then, and what is hidden later', async () => {
  document.body.style.opacity = '0'
  watchHiddenPage()
  vi.advanceTimersByTime(1_000)
  document.body.style.opacity = '0.9'
  await vi.advanceTimersByTimeAsync(2_000)
  document.body.style.opacity = '0'
  vi.advanceTimersByTime(60_000)
  expect(document.body.style.opacity).toBe('0')
  expect(console.warn).not.toHaveBeenCalled()
})
