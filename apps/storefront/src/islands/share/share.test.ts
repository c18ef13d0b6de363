// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inEnglish } from '../../test-words.ts'
import { mount } from './share.ts'

const element = (html: string) => {
  document.body.innerHTML = html
  return document.querySelector('.squarespace-social-buttons') as HTMLElement
}
const links = () => [...document.querySelectorAll('a')].map((link) => [link.textContent, link.href])

beforeEach(() => {
  document.title = 'The page'
  window.Static = {
    SQUARESPACE_CONTEXT: { website: { shareButtonOptions: { 3: true, 20: true } } },
  }
})
afterEach(() => {
  delete window.Static
})

it('shares what the element names, where the site said', () => {
  const root = element(
    '<div class="squarespace-social-buttons" data-full-url="/blog/tea" data-title="Tea &lt;b&gt;"></div>',
  )
  mount(root, inEnglish)
  const url = encodeURIComponent(`${location.origin}/blog/tea`)
  expect(links()).toEqual([
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    ['Email', `mailto:?subject=Tea%20%3Cb%3E&body=${url}`],
  ])
  expect(root.getAttribute('aria-label')).toBe('Share “Tea <b>”')
  expect(root.querySelector('b')).toBeNull()
})

it('shares the page itself where the element names nothing', () => {
  mount(
    element('<span class="squarespace-social-buttons" data-full-url="" data-title=""></span>'),
    inEnglish,
  )
  expect(links()[1]?.[1]).toContain('subject=The%20page')
})

it('is taken down with its content', () => {
  const unmount = mount(element('<div class="squarespace-social-buttons"></div>'), inEnglish)
  unmount()
  expect(links()).toEqual([])
})
