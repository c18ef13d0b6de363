// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepConsent } from '../../consent.ts'
import { inEnglish } from '../../test-words.ts'
import { mount } from './section-film.ts'

let unmount = () => {}
let see: (isIntersecting: boolean) => void
let play: () => Promise<void>
let isPlaying = false

const page = (inside: string, { attributes = '', reducesMotion = false } = {}) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: reducesMotion,
    addEventListener() {},
    removeEventListener() {},
  } as never)
  document.body.innerHTML = `<section><div id="root" data-play="Play" data-stop="Stop" ${attributes}>${inside}</div></section>`
  unmount = mount(document.getElementById('root') as Element, inEnglish)
  see(true)
}
const button = () => document.querySelector('section > button') as HTMLButtonElement
const label = () => button().getAttribute('aria-label')

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: it forgets the choice of the test before
  document.cookie = 'ss_cookieAllowed=; Max-Age=0; Path=/'
  window.Static = { SQUARESPACE_CONTEXT: { cookieSettings: { mode: 'ask', version: 1 } } } as never
  isPlaying = false
  play = async () => {
    isPlaying = true
  }
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => play())
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    isPlaying = false
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete window.Static
})

describe('a film of the site’s own behind a section', () => {
  const FILM = '<video muted loop src="/s/kiln.mp4"></video>'

  it('plays while it is seen, and its button stops it for good', () => {
    page(FILM)
    expect([isPlaying, label()]).toEqual([true, 'Stop'])
    see(false)
    expect(isPlaying).toBe(false)
    see(true)
    button().click()
    expect([isPlaying, label()]).toEqual([false, 'Play'])
    see(false)
    see(true)
    expect(isPlaying).toBe(false)
  })

  it('stands still for those who want less motion, until they play it', () => {
    page(FILM, { reducesMotion: true })
    expect([isPlaying, label()]).toEqual([false, 'Play'])
    button().click()
    expect([isPlaying, label()]).toEqual([true, 'Stop'])
  })

  it('offers to play where a browser lets nothing play by itself', async () => {
    play = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    page(FILM)
    await vi.waitFor(() => expect(label()).toBe('Play'))
  })
})

describe('a film of another site behind a section', () => {
  const attributes = 'data-frame-url="https://player.example/x?mute=1"'
  const frame = () => document.querySelector('iframe')

  it('waits for a press, and goes with the next one', () => {
    page('', { attributes })
    expect([frame(), button().textContent]).toEqual([null, 'Play'])
    button().click()
    expect(frame()?.src).toBe('https://player.example/x?mute=1')
    expect(frame()?.getAttribute('sandbox')).not.toContain('top-navigation')
    button().click()
    expect(frame()).toBeNull()
  })

  it('comes by itself once the visitor agrees, but not for those who want less motion', () => {
    page('', { attributes })
    keepConsent(['content'])
    expect(frame()).not.toBeNull()
    unmount()
    page('', { attributes, reducesMotion: true })
    expect(frame()).toBeNull()
  })
})
