// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from './recent.ts'
import { seenProducts } from './seen.ts'

const NAME = 'sw-recently-seen'
const ids = () => seenProducts().map(({ id }) => id)
const cards = () => [...document.querySelectorAll('.sw-recent li')].map((li) => li.textContent)

const placeOf = (id: string) =>
  `<div class="sw-recent" data-id="${id}" data-title="The ${id}"><section hidden><h2>Seen</h2><ul></ul></section><template><li class="ProductList-item sold-out">${id} of today</li></template></div>`

/** Makes the page of a product, with its place as far down as it is told, and brings it to life. */
function open(id: string, { top = 900 } = {}): () => void {
  window.history.replaceState(null, '', `/shop/p/${id}`)
  document.body.innerHTML = `<main>${placeOf(id)}</main>`
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
  return mount(
    document.querySelector('main') as Element,
    (word) => word,
    () => {},
  )
}

let watchers: (() => void)[] = []
const scrolls = () => {
  for (const look of watchers) look()
}

beforeEach(() => {
  watchers = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(look: () => void) {
        watchers.push(look)
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal(
    'fetch',
    async (path: string) => new Response(placeOf(path.split('/').at(-1) ?? '')),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  delete window.Static
  document.body.innerHTML = ''
})

describe('products seen before', () => {
  it('are shown by the cards of their own pages, the last one first, without the one at hand', async () => {
    for (const id of ['jug', 'mug', 'bowl', 'mug', 'cup']) open(id)
    scrolls()
    expect(document.querySelector('section')?.hidden).toBe(false)
    await vi.waitFor(() =>
      expect(cards()).toEqual(['mug of today', 'bowl of today', 'jug of today']),
    )
  })

  it('have room at once while their place is below the window, before any page of theirs is fetched', () => {
    const fetched = vi.fn(() => new Promise(() => {}))
    vi.stubGlobal('fetch', fetched)
    open('jug')
    open('mug', { top: 5000 })
    scrolls()
    expect(cards()).toEqual([expect.stringContaining('The jug')])
    expect(fetched).not.toHaveBeenCalled()
  })

  it('wait where they would move what is in sight', () => {
    open('jug')
    open('mug', { top: 300 })
    scrolls()
    expect(cards()).toEqual([])
    expect(document.querySelector('section')?.hidden).toBe(true)
  })

  it('are left out and forgotten once they are gone', async () => {
    open('jug')
    open('mug')
    open('cup')
    vi.stubGlobal('fetch', async (path: string) =>
      path.endsWith('jug') ? new Response('', { status: 404 }) : new Response(placeOf('mug')),
    )
    scrolls()
    await vi.waitFor(() => expect(cards()).toEqual(['mug of today']))
    expect(ids()).toEqual(['cup', 'mug'])
  })

  it('leave nothing where none is left', async () => {
    open('jug')
    open('mug')
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    scrolls()
    await vi.waitFor(() => expect(document.querySelector('.sw-recent')).toBeNull())
  })

  it('stay as links without a connection', async () => {
    open('jug')
    open('mug')
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
    scrolls()
    await Promise.resolve()
    expect(document.querySelector('.sw-recent a')?.getAttribute('href')).toBe('/shop/p/jug')
    expect(ids()).toEqual(['mug', 'jug'])
  })

  it.each([429, 503])('stay as links where the server answers %i', async (status) => {
    open('jug')
    open('mug')
    vi.stubGlobal('fetch', async () => ({ ok: false, status, text: async () => '' }))
    scrolls()
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.querySelector('.sw-recent a')?.getAttribute('href')).toBe('/shop/p/jug')
    expect(ids()).toEqual(['mug', 'jug'])
  })

  it('are eight at most, and are forgotten after 90 days without one', () => {
    for (let number = 1; number <= 10; number += 1) open(`p${number}`)
    expect(ids()).toEqual(['p10', 'p9', 'p8', 'p7', 'p6', 'p5', 'p4', 'p3'])
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 91 * 86_400_000)
    expect(ids()).toEqual([])
  })

  it('are not kept before consent where the shop asks for it', () => {
    window.Static = { SQUARESPACE_CONTEXT: { cookieSettings: { mode: 'ask', version: 1 } } }
    open('jug')
    expect(localStorage.length).toBe(0)
  })

  it('are none where storage throws', () => {
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    expect(() => open('jug')()).not.toThrow()
    expect(cards()).toEqual([])
  })

  it.each([
    '7',
    '{"a":1}',
    '[null,{"id":"x"}]',
    '[{"id":"x","title":"y","path":"//evil.example"}]',
    '[{"id":"x","title":"y","path":"/\\t/evil.example"}]',
  ])('are none where another script wrote: %s', (value) => {
    localStorage.setItem(NAME, JSON.stringify({ value }))
    expect(ids()).toEqual([])
  })
})
