// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepConsent } from '../../consent.ts'
import { mount } from './facade.ts'

let unmount = () => {}

const page = (attributes: string, link = 'sw-facade-link') => {
  document.body.innerHTML = `<div id="root" ${attributes}><a class="${link}" href="https://youtu.be/x">Play</a></div>`
  unmount = mount(document.getElementById('root') as Element)
}
const EMBED =
  'data-frame="https://player.example/x?dnt=1" data-starts="autoplay=1" data-title="Kiln"'
const press = (options: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
  document.querySelector('a')?.dispatchEvent(event)
  return event.defaultPrevented
}
const frame = () => document.querySelector('iframe')

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: it forgets the choice of the test before
  document.cookie = 'ss_cookieAllowed=; Max-Age=0; Path=/'
  window.Static = { SQUARESPACE_CONTEXT: { cookieSettings: { mode: 'ask', version: 1 } } } as never
})
afterEach(() => {
  unmount()
  delete window.Static
})

it('waits for a press, which starts it', () => {
  page(EMBED)
  expect(frame()).toBeNull()
  expect(press()).toBe(true)
  expect(frame()?.src).toBe('https://player.example/x?dnt=1&autoplay=1')
  expect(frame()?.title).toBe('Kiln')
  expect(frame()?.getAttribute('sandbox')).not.toContain('top-navigation')
})

it('leaves a press for another tab to the browser', () => {
  page(EMBED)
  expect(press({ ctrlKey: true })).toBe(false)
  expect(frame()).toBeNull()
})

it('comes by itself once the visitor agrees, and does not start', () => {
  page(EMBED)
  keepConsent(['content'])
  expect(frame()?.src).toBe('https://player.example/x?dnt=1')
})

it('does not come where it was taken down before', () => {
  page(EMBED)
  unmount()
  keepConsent(['content'])
  expect(frame()).toBeNull()
})

it.each(['', 'data-frame="javascript:hit()"', 'data-frame="http://player.example/x"'])(
  'is a link where there is no frame: %s',
  (attributes) => {
    page(attributes)
    expect(press()).toBe(false)
    expect(frame()).toBeNull()
  },
)

it('plays what a theme describes, once it is pressed', () => {
  const html = '&lt;iframe src=&quot;https://player.example/y&quot; onload=&quot;hit()&quot;&gt;'
  page(`data-html="${html}"`, 'sw-video-link')
  keepConsent(['content'])
  expect(frame()).toBeNull()
  expect(press()).toBe(true)
  expect(frame()?.outerHTML).not.toContain('onload')
  expect(frame()?.title).toBe('Play')
})
