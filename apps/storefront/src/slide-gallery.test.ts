// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type GalleryConfig, SlideGallery } from './slide-gallery.ts'

/** Markup as themes of the developer platform have it. */
const MARKUP = `
<div class="slides">
  <div class="slide"><img data-src="/images/1/a.jpg" data-load="false" class="loading"></div>
  <div class="slide"><img data-src="/images/1/b.jpg" data-load="false" class="loading"></div>
  <div class="slide"><img data-src="/images/1/c.jpg" data-load="false" class="loading"></div>
</div>
<span class="previous"></span><span class="next"></span>
<div class="dots"><i></i><i></i><i></i></div><b class="now"></b><b class="all"></b>`

const ELEMENTS = {
  next: '.next',
  previous: '.previous',
  controls: '.dots',
  currentIndex: '.now',
  totalSlides: '.all',
}

beforeEach(() => {
  document.body.innerHTML = MARKUP
})

const make = (config: GalleryConfig = {}) =>
  new SlideGallery({ container: '.slides', slides: '.slide', elements: ELEMENTS, ...config })
const active = () =>
  [...document.querySelectorAll<HTMLElement>('.slide')].map(
    ({ classList, style }) => classList.contains('sqs-active-slide') && style.visibility === '',
  )
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

describe('a gallery of theme scripts', () => {
  it('does nothing for what it does not know, and says so', () => {
    const told = vi.spyOn(console, 'info').mockImplementation(() => {})
    const gallery = make() as SlideGallery & { simulateWheel(by: number): { again(): void } }
    gallery.simulateWheel(3).again()
    expect(told.mock.calls.join()).toContain(
      'Y.Squarespace.Gallery2.simulateWheel does nothing here.',
    )
    expect(active()).toEqual([true, false, false])
    told.mockRestore()
  })

  it('takes elements as YUI wraps them, one or several, where it takes selectors', () => {
    const one = (selector: string) => ({ _node: document.querySelector(selector) })
    const several = (selector: string) => ({
      getDOMNodes: () => [...document.querySelectorAll(selector)],
    })
    const gallery = make({
      container: one('.slides'),
      slides: several('.slide'),
      elements: {
        next: several('.next'),
        previous: one('.previous'),
        controls: document.querySelector('.dots'),
        totalSlides: document.querySelectorAll('.all'),
        currentIndex: null,
      },
    })
    expect(active()).toEqual([true, false, false])
    press('.next')
    expect(active()).toEqual([false, true, false])
    press('.previous')
    press('.dots i:last-child')
    expect(active()).toEqual([false, false, true])
    expect(document.querySelector('.all')?.textContent).toBe('3')
    expect(gallery.get('slides')).toHaveLength(3)
    expect(make({ slides: several('.nowhere') }).get('slides')).toEqual([])
  })

  it('shows slides that the theme keeps transparent until then', () => {
    for (const slide of document.querySelectorAll<HTMLElement>('.slide')) slide.style.opacity = '0'
    make().refreshContentMode()
    const opacities = () =>
      [...document.querySelectorAll<HTMLElement>('.slide')].map(({ style }) => style.opacity)
    expect(opacities()).toEqual(['1', '0', '0'])
    make({ design: 'autogrid' })
    expect(opacities()).toEqual(['1', '1', '1'])
  })

  it('goes on when a listener fails', () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const gallery = make()
    const heard = vi.fn()
    gallery.on('currentIndexChange', () => {
      throw new Error('A mistake of the theme')
    })
    gallery.on('currentIndexChange', heard)
    gallery.next()
    expect([heard.mock.calls.length, reported.mock.calls.length]).toEqual([1, 1])
    vi.unstubAllGlobals()
  })

  it('shows the pictures that the page leaves to it', () => {
    make()
    const shown = [...document.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)
    expect(shown).toEqual(['/images/1/a.jpg', '/images/1/b.jpg', '/images/1/c.jpg'])
  })

  it('shows one slide at a time, and another when a control is pressed', () => {
    make()
    expect(active()).toEqual([true, false, false])
    press('.next')
    expect(active()).toEqual([false, true, false])
    press('.previous')
    press('.previous')
    expect(active()).toEqual([false, false, true])
    press('.dots i:nth-child(2)')
    expect(active()).toEqual([false, true, false])
    expect(document.querySelector('.now')?.textContent).toBe('2')
    expect(document.querySelector('.all')?.textContent).toBe('3')
  })

  it('ends at the last slide where it does not loop', () => {
    const gallery = make({ loop: false, currentIndex: 2 })
    press('.next')
    expect(gallery.get('currentIndex')).toBe(2)
  })

  it('tells which slide is shown now', () => {
    const gallery = make()
    const heard = vi.fn()
    const { detach } = gallery.after('currentIndexChange', heard)
    gallery.set('currentIndex', 2)
    expect(heard.mock.calls).toMatchObject([[{ newVal: 2, prevVal: 0, direction: 1 }]])
    detach()
    gallery.set('currentIndex', 0)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('lays all slides out as a grid of cells of one shape', () => {
    make({
      design: 'autocolumns',
      designOptions: { columnWidth: 360, gutter: '10px', aspectRatio: 1 },
    })
    const grid = document.querySelector<HTMLElement>('.slides')
    expect(grid?.style.gridTemplateColumns).toContain('360px')
    expect(active()).toEqual([true, false, false])
    const hidden = [...document.querySelectorAll<HTMLElement>('.slide')].filter(
      ({ style }) => style.visibility === 'hidden',
    )
    expect(hidden).toEqual([])
  })

  it('is shown slide by slide by its thumbnails', () => {
    const gallery = make()
    const strip = document.createElement('div')
    strip.className = 'strip'
    strip.innerHTML = '<p></p><p></p><p></p>'
    document.body.append(strip)
    gallery.addChild(new SlideGallery({ container: '.strip', design: 'strip' }))
    press('.strip p:nth-child(3)')
    expect(active()).toEqual([false, false, true])
    expect(strip.children[2]?.className).toBe('sqs-active-slide')
  })

  it('leaves the page as it was when it is destroyed', () => {
    const gallery = make()
    gallery.destroy()
    press('.next')
    expect(gallery.get('currentIndex')).toBe(0)
    expect(document.querySelector('.slides')?.hasAttribute('style')).toBe(false)
  })

  it('of nothing does nothing', () => {
    expect(() => new SlideGallery({ container: '.nowhere' }).next()).not.toThrow()
  })
})
