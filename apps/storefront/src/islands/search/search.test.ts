// @vitest-environment happy-dom

import { nativeMoneyFormat } from '@sitewright/core/money-format'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inEnglish } from '../../test-words.ts'
import { mount } from './search.ts'

const found = (title: string, more: object = {}) => ({
  ...{ title, url: `/shop/p/${title.toLowerCase()}`, collectionTitle: 'Shop', imageUrl: null },
  price: null,
  hasMorePrices: false,
  ...more,
})
const asked: string[] = []
let answer: object | undefined
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  answer = { total: 2, items: [found('Bowl'), found('<b>Bowls</b>')] }
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer ? Response.json(answer) : new Response('broken', { status: 500 })
  })
  document.body.innerHTML =
    '<form role="search" action="/search"><input name="q"><input type="hidden" name="f_collectionId" value="1"></form>'
  stop = mount(form(), inEnglish)
})
afterEach(() => {
  stop()
  window.Static = {}
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const form = () => document.querySelector('form') as HTMLFormElement
const input = () => document.querySelector('input[name=q]') as HTMLInputElement
const options = () =>
  [...document.querySelectorAll('[role=option]')].map((option) => option.textContent)
const active = () => {
  const id = input().getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.textContent
}
const status = () => document.querySelector('[role=status]')?.textContent
const key = (name: string) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
  input().dispatchEvent(event)
  return event.defaultPrevented
}
async function type(text: string): Promise<void> {
  input().focus()
  input().value = text
  input().dispatchEvent(new Event('input', { bubbles: true }))
  await vi.runAllTimersAsync()
}

it('shows what was found for the words typed so far, as text', async () => {
  await type('bow')
  expect(asked).toEqual(['/api/search/GeneralSearch?q=bow&f_collectionId=1'])
  expect(options()).toEqual(['BowlShop', '<b>Bowls</b>Shop'])
  expect(input().getAttribute('aria-expanded')).toBe('true')
  expect(status()).toBe('2 results')
  answer = { total: 1, items: [found('Bowl')] }
  await type('bowl')
  expect(status()).toBe('1 result')
})

it('asks once for what is typed in one go, and for nothing shorter than two characters', async () => {
  await type('b')
  expect(asked).toEqual([])
  input().value = 'bo'
  input().dispatchEvent(new Event('input', { bubbles: true }))
  await type('bow')
  expect(asked).toHaveLength(1)
})

it('says that a price is the lowest of several', async () => {
  const price = { currency: 'USD', value: '12.00' }
  answer = {
    total: 2,
    items: [found('Cup', { price }), found('Pot', { price, hasMorePrices: true })],
  }
  await type('pots')
  expect(options()).toEqual(['CupUSD 12.00', 'Potfrom USD 12.00'])
})

it('asks for a single character where one can be a word', async () => {
  await type('器')
  expect(asked).toEqual([
    `/api/search/GeneralSearch?q=${encodeURIComponent('器')}&f_collectionId=1`,
  ])
})

it('goes through the results by arrows, and back to the field', async () => {
  await type('bow')
  expect(key('ArrowDown')).toBe(true)
  expect(active()).toBe('BowlShop')
  key('ArrowUp')
  expect(active()).toBeNull()
  key('ArrowUp')
  expect(active()).toBe('<b>Bowls</b>Shop')
})

it('is closed by Escape, which reaches nothing else then, and opened again by an arrow', async () => {
  await type('bow')
  expect(key('Escape')).toBe(true)
  expect(input().getAttribute('aria-expanded')).toBe('false')
  expect(key('Escape')).toBe(false)
  key('ArrowDown')
  expect(active()).toBe('BowlShop')
})

it('leaves Enter to the form until a result is chosen', async () => {
  await type('bow')
  expect(key('Enter')).toBe(false)
})

it('ends with all results where there are more', async () => {
  const items = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((title) => found(title))
  answer = { total: 12, items }
  await type('bow')
  expect(options()).toHaveLength(7)
  const submit = vi.spyOn(form(), 'requestSubmit').mockImplementation(() => {})
  key('ArrowUp')
  expect(active()).toBe('See all results')
  key('Enter')
  expect(submit).toHaveBeenCalled()
})

it('writes prices as the pages of the site do', async () => {
  const moneyFormat = {
    ...nativeMoneyFormat('EUR'),
    positive: '# €',
    decimal: ',',
    freeLabel: 'Free',
  }
  window.Static = { SQUARESPACE_CONTEXT: { moneyFormat } }
  const priced = (title: string, value: string) =>
    found(title, { price: { currency: 'EUR', value } })
  answer = { total: 2, items: [priced('Bowl', '1250.00'), priced('Sample', '0.00')] }
  await type('bow')
  expect(options()).toEqual(['Bowl1,250,00 €', 'SampleFree'])
})

it('says that nothing was found', async () => {
  answer = { total: 0, items: [] }
  await type('bow')
  expect(status()).toBe('Nothing was found.')
  expect(input().getAttribute('aria-expanded')).toBe('false')
})

it('is an ordinary form where no answer comes', async () => {
  answer = undefined
  await type('bow')
  expect([options(), status(), key('Enter')]).toEqual([[], '', false])
})

it('keeps no results of a question that is not asked any more', async () => {
  await type('bow')
  await type('')
  expect([key('ArrowDown'), input().getAttribute('aria-expanded')]).toEqual([false, 'false'])
})

it('asks again where no answer came', async () => {
  answer = undefined
  await type('bow')
  answer = { total: 1, items: [found('Bowl')] }
  await type('bow')
  expect(options()).toEqual(['BowlShop'])
})

it('stays closed for an answer that comes after Escape', async () => {
  const before = answer
  let arrive = () => {}
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve
    })
    return Response.json(before)
  })
  await type('bow')
  key('Escape')
  arrive()
  await vi.runAllTimersAsync()
  expect(input().getAttribute('aria-expanded')).toBe('false')
})

it('is taken down with its content', () => {
  stop()
  expect(document.querySelector('[role=listbox], [role=combobox]')).toBeNull()
})
