// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inEnglish } from '../../test-words.ts'
import { mount } from './media.ts'

/** Media of this environment play nothing: their state is what their calls say. */
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true })
    this.dispatchEvent(new Event('play'))
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    Object.defineProperty(this, 'paused', { value: true, configurable: true })
    this.dispatchEvent(new Event('pause'))
  })
})

const unmounts: (() => void)[] = []
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

const sound = (name: string) =>
  `<div class="sqs-audio-embed" data-duration-in-ms="67000"><audio controls src="/s/${name}.mp3" aria-label="${name}"></audio></div>`
const nameOf = (element: Element | null | undefined) => element?.getAttribute('aria-label')
const mountAll = () => {
  for (const root of document.querySelectorAll('.sqs-audio-embed, .sw-film')) {
    unmounts.push(mount(root, inEnglish))
  }
}
const page = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`
  mountAll()
}
const sounds = () => [...document.querySelectorAll('audio')]
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.sw-player-button')]
const playing = () => sounds().filter(({ paused }) => !paused)

describe('a sound', () => {
  it('has controls with names, in place of the browser’s', () => {
    page(sound('Kiln'))
    expect(sounds()[0]?.controls).toBe(false)
    expect(nameOf(buttons()[0])).toBe('Play Kiln')
    buttons()[0]?.click()
    expect(nameOf(buttons()[0])).toBe('Pause Kiln')
    const seek = document.querySelector<HTMLInputElement>('input[type=range]')
    expect(nameOf(seek)).toBe('Position in Kiln')
    expect(seek?.getAttribute('aria-valuetext')).toBe('0:00 of 1:07')
  })

  it('stops when another one begins', () => {
    page(sound('One') + sound('Two'))
    buttons()[0]?.click()
    buttons()[1]?.click()
    expect(playing().map((one) => nameOf(one))).toEqual(['Two'])
  })

  it('is followed by the next of its album, and only there', () => {
    page(`<div class="sw-album">${sound('One')}${sound('Two')}</div>${sound('Other')}`)
    sounds()[0]?.dispatchEvent(new Event('ended'))
    expect(playing().map((one) => nameOf(one))).toEqual(['Two'])
    sounds()[1]?.pause()
    sounds()[1]?.dispatchEvent(new Event('ended'))
    expect(playing()).toEqual([])
  })

  it('says that it cannot be played', () => {
    page(sound('Gone'))
    sounds()[0]?.dispatchEvent(new Event('error'))
    expect(document.querySelector('[role=status]')?.textContent).toBe('This cannot be played.')
  })

  it('gives the browser’s controls back when it is taken down', () => {
    page(sound('Kiln'))
    unmounts.pop()?.()
    expect(buttons()).toEqual([])
    expect(sounds()[0]?.controls).toBe(true)
  })

  it('goes on while its part of the page is replaced, and comes back to its player', () => {
    page(sound('Kiln'))
    buttons()[0]?.click()
    const [playingOn] = sounds()
    unmounts.pop()?.()
    document.querySelector('main')?.replaceChildren()
    expect(playingOn?.closest('.sqs-audio-embed-kept')?.isConnected).toBe(true)
    document.querySelector('main')?.insertAdjacentHTML('beforeend', sound('Kiln'))
    mountAll()
    expect(sounds()).toEqual([playingOn])
    expect(document.querySelector('.sqs-audio-embed-kept')).toBeNull()
    expect(nameOf(buttons()[0])).toBe('Pause Kiln')
  })

  it('stops where it is told to in the bar', () => {
    page(sound('Kiln'))
    buttons()[0]?.click()
    unmounts.pop()?.()
    document.querySelector<HTMLButtonElement>('.sqs-audio-embed-kept button')?.click()
    expect(playing()).toEqual([])
    expect(document.querySelector('.sqs-audio-embed-kept')).toBeNull()
  })
})

describe('a film that plays by itself', () => {
  const film =
    '<div class="sw-film" data-plays="alone" data-bare><video controls src="/s/kiln.mp4"></video></div>'
  const seeFilms = (reducesMotion: boolean) => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #tell: (entries: object[]) => void
        constructor(tell: (entries: object[]) => void) {
          this.#tell = tell
        }
        observe() {
          this.#tell([{ isIntersecting: true }])
        }
        disconnect() {}
      },
    )
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      matches: reducesMotion,
      addEventListener() {},
      removeEventListener() {},
    } as never)
  }
  afterEach(() => void vi.unstubAllGlobals())
  const video = () => document.querySelector('video') as HTMLVideoElement

  it('plays without sound while it is seen, and can be stopped', () => {
    seeFilms(false)
    page(film)
    expect([video().paused, video().muted, video().controls]).toEqual([false, true, false])
    const stop = document.querySelector<HTMLButtonElement>('.sw-film-pause')
    expect(nameOf(stop)).toBe('Stop the film')
    stop?.click()
    expect([video().paused, nameOf(stop)]).toEqual([true, 'Play the film'])
  })

  it.each([
    ['its button where it went out of sight before it began', 'AbortError', true],
    ['the browser’s controls where nothing may play by itself', 'NotAllowedError', false],
  ])('has %s', async (_what, name, isBare) => {
    seeFilms(false)
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException('', name))
    page(film)
    await Promise.resolve()
    await Promise.resolve()
    expect(video().controls).toBe(!isBare)
    expect(document.querySelector<HTMLElement>('.sw-film-pause')?.hidden).toBe(!isBare)
  })

  it('stands still, with the browser’s controls, for those who want less motion', () => {
    seeFilms(true)
    page(film)
    expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled()
    expect(video().controls).toBe(true)
  })
})
