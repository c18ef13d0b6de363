// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from './store-list.ts'

const asked: string[] = []
let stop = () => {}

const listOf = (title: string) => `<form class="sw-store-bar" action="/shop">
<input type="checkbox" name="available" value="1">
<div class="sw-store-groups"></div></form>
<div data-store-results><ul class="ProductList-grid"><li>${title}</li></ul></div>`

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).pathname + new URL(url).search)
    const title = url.includes('available=1') ? 'In stock' : 'Newest'
    return new Response(`<title>${title}</title><section>${listOf(title)}</section>`)
  })
  history.replaceState(null, '', '/shop#main')
  document.body.innerHTML = `<section>${listOf('Newest')}</section>`
  stop = mount(document.querySelector('section') as Element, undefined, () => {})
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const shown = () => document.querySelector('[data-store-results]')?.textContent
const goTo = (path: string) => {
  history.replaceState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

it('follows the Back button to an address with a fragment, and stays where only that is another', async () => {
  const box = document.querySelector('input') as HTMLInputElement
  box.checked = true
  box.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(shown()).toBe('In stock'))
  expect(location.search).toBe('?available=1')
  expect(document.title).toBe('In stock')

  goTo('/shop?available=1#cards')
  expect(asked).toEqual(['/shop?available=1'])

  goTo('/shop#main')
  await vi.waitFor(() => expect(shown()).toBe('Newest'))
  expect(asked).toEqual(['/shop?available=1', '/shop'])
})

it('keeps in the address how far a list grew, so that a reload and Back show as much', async () => {
  const more = (next: number) =>
    `<nav class="sw-store-pages"><a class="sw-store-more" href="/shop?page=1-${next}" data-next="/shop?page=${next}">More</a></nav>`
  const page = (title: string, next: number) => listOf(title).replace('</ul>', `</ul>${more(next)}`)
  vi.stubGlobal('fetch', async (url: string) => {
    const number = Number(new URL(url).searchParams.get('page'))
    asked.push(new URL(url).search)
    return new Response(page(`Page ${number} `, number + 1))
  })
  const list = document.querySelector('[data-store-results]') as HTMLElement
  list.innerHTML = `<ul class="ProductList-grid"><li>Page 1 </li></ul>${more(2)}`
  const steps = history.length
  for (const [number, query] of [
    [2, '?page=1-2'],
    [3, '?page=1-3'],
  ] as const) {
    list.querySelector<HTMLElement>('.sw-store-more')?.click()
    await vi.waitFor(() => expect(shown()).toContain(`Page ${number}`))
    expect(location.search).toBe(query)
  }
  expect(asked).toEqual(['?page=2', '?page=3'])
  expect(list.querySelector('ul')?.textContent).toBe('Page 1 Page 2 Page 3 ')
  expect(history.length).toBe(steps)
})
