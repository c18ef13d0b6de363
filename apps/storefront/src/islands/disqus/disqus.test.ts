// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepConsent } from '../../consent.ts'
import { inEnglish } from '../../test-words.ts'
import { mount } from './disqus.ts'

const { happyDOM } = window as unknown as { happyDOM: { settings: object } }
// These tests fetch no scripts.
Object.assign(happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true })

let isWatching = false
let comeNear: (isIntersecting: boolean) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = (isIntersecting) => see([{ isIntersecting }])
      }
      observe() {
        isWatching = true
      }
      disconnect() {
        isWatching = false
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete window.Static
  // biome-ignore lint/suspicious/noDocumentCookie: Each test begins without a choice.
  document.cookie = 'ss_cookieAllowed=; Max-Age=0; Path=/'
  document.body.innerHTML = ''
})

const page = (html: string, disqusShortname = 'my-shop') => {
  document.body.innerHTML = html
  const cookieSettings = { mode: 'ask', version: 1 } as const
  window.Static = { SQUARESPACE_CONTEXT: { websiteSettings: { disqusShortname }, cookieSettings } }
  return document.body.firstElementChild as HTMLElement
}
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
const THREAD = '<div class="squarespace-comments" id="disqus_thread"></div>'

it('loads comments when a reader comes near who allowed them, and nothing before', () => {
  mount(page(THREAD), inEnglish)
  expect(isWatching).toBe(false)
  keepConsent(['content'])
  expect(isWatching).toBe(true)
  comeNear(false)
  expect(scripts()).toEqual([])
  comeNear(true)
  expect(scripts()).toEqual(['https://my-shop.disqus.com/embed.js'])
})

it('loads comments for whoever presses the button that says where they come from', () => {
  const root = page(THREAD)
  mount(root, inEnglish)
  const button = root.querySelector('button')
  expect(button?.textContent).toContain('disqus.com')
  button?.click()
  expect(scripts()).toEqual(['https://my-shop.disqus.com/embed.js'])
})

it('asks nobody for a name that could lead elsewhere', () => {
  mount(page(THREAD, 'evil.example/x?'), inEnglish)
  expect(scripts()).toEqual([])
})

it('gives links to comments words, and leads to where they are', () => {
  const link = page('<a href="/blog/post" class="sqs-comment-link sqs-disqus-comment-link"></a>')
  const unmount = mount(link, inEnglish)
  expect((link as HTMLAnchorElement).href).toBe(`${location.origin}/blog/post#disqus_thread`)
  expect(link.textContent).toBe('Comments')
  unmount()
  expect(link.textContent).toBe('')
})
