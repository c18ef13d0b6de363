// @vitest-environment happy-dom
import type { Cart } from '@sitewright/api/cart/shapes'
import { nativeMoneyFormat } from '@sitewright/core/money-format'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Words } from '../pages/words.ts'
import { CartPanel } from './CartPanel.tsx'

const entry = (id: string, title: string) => ({
  ...{ id, itemId: `item-${id}`, title, quantity: 1, fullUrl: `/${id}`, image: null, answers: [] },
  ...{ chosenVariant: { sku: id, attributes: {} }, additionalFields: null, hasForm: false },
  ...{ subTotal: 1000, purchasePriceCents: 1000, multipleQuantityAllowed: true, problem: null },
})
const cartOf = (...entries: object[]) => {
  const moneyFormat = nativeMoneyFormat('USD')
  const lists = { entries, removedEntries: [], discounts: [] }
  const rest = { problem: null, deliveryProblem: null, freeDelivery: null, minimumCents: null }
  return {
    id: 'cart',
    currency: 'USD',
    moneyFormat,
    ...lists,
    ...rest,
    subtotalCents: 1000,
  } as unknown as Cart
}
const saucer = { id: 'item-b', title: 'Saucer', fullUrl: '/b', image: null, priceCents: 500 }

let root: Root
let related: object[]
let asked: unknown[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('crumb=here')
  related = [{ ...saucer, sku: 'b' }]
  const newlyAdded = entry('b', 'Saucer')
  asked = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (body) asked.push(JSON.parse(String(body)))
    if (path.endsWith('/related')) return Response.json({ products: related })
    related = []
    return Response.json({ shoppingCart: cartOf(entry('a', 'Cup'), newlyAdded), newlyAdded })
  })
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('leads the keyboard to what was added, since the button that added it goes', async () => {
  await act(async () =>
    root.render(<CartPanel cart={cartOf(entry('a', 'Cup'))} onClose={() => {}} />),
  )
  const add = document.querySelector<HTMLElement>('.sw-related button')
  add?.focus()
  await act(async () => add?.click())
  await act(async () => {})
  expect(document.querySelector('.sw-related')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Saucer')
})

it('says in the language of its page from which price on the shop sells', async () => {
  const problem = 'To check out, your order subtotal must be $50.00 or more.'
  const cart = { ...cartOf(entry('a', 'Cup')), problem, minimumCents: 5000 }
  const say = (english: string, parts = {}) => `~${english}${Object.values(parts).join()}`
  await act(async () =>
    root.render(
      <Words value={say}>
        <CartPanel cart={cart} onClose={() => {}} />
      </Words>,
    ),
  )
  const told = document.querySelector('#sw-cart-wrong')?.textContent
  expect(told).toBe('~To check out, your order subtotal must be {subtotal} or more.$50.00')
})

it('counts on from what is typed, where a press leaves the focus in the field', async () => {
  await act(async () =>
    root.render(<CartPanel cart={cartOf(entry('a', 'Cup'))} onClose={() => {}} />),
  )
  const input = document.querySelector<HTMLInputElement>('.sw-steps input')
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(input, '5')
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => document.querySelector<HTMLElement>('.sw-step:last-child')?.click())
  expect(asked).toEqual([{ quantity: 6 }])
})

it('counts presses while a change is under way: one request at a time, and the last number wins', async () => {
  const waiting: ((answer: Response) => void)[] = []
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    if (path.endsWith('/related')) return Promise.resolve(Response.json({ products: [] }))
    sent.push([path.split('/').at(-1), JSON.parse(String(body)).quantity])
    return new Promise<Response>((answer) => waiting.push(answer))
  })
  const cup = (quantity: number) => ({ ...entry('a', 'Cup'), quantity })
  const bowl = (quantity: number) => ({ ...entry('b', 'Bowl'), quantity })
  await act(async () =>
    root.render(<CartPanel cart={cartOf(cup(1), bowl(1))} onClose={() => {}} />),
  )
  const line = (id: string) => document.querySelector<HTMLElement>(`#line-${id}`)
  const more = (id: string) =>
    act(async () => line(id)?.querySelector<HTMLElement>('.sw-step:last-child')?.click())
  const shown = (id: string) =>
    line(id)?.querySelector<HTMLInputElement>('input[type=number]')?.value
  const busy = () => ['a', 'b'].map((id) => line(id)?.getAttribute('aria-busy'))
  const answer = (...entries: object[]) =>
    act(async () => waiting.shift()?.(Response.json({ shoppingCart: cartOf(...entries) })))

  for (let press = 0; press < 3; press += 1) await more('a')
  await more('b')
  expect(sent).toEqual([['a', 2]])
  expect([shown('a'), shown('b'), busy()]).toEqual(['4', '2', ['true', 'true']])

  await answer(cup(2), bowl(1))
  expect(shown('a')).toBe('4')
  await answer(cup(2), bowl(2))
  expect(busy()).toEqual(['true', 'false'])
  await answer(cup(4), bowl(2))
  expect(sent).toEqual([
    ['a', 2],
    ['b', 2],
    ['a', 4],
  ])
  expect([shown('a'), shown('b'), busy()]).toEqual(['4', '2', ['false', 'false']])
})

it('goes on to the number of the last press where the one before was refused', async () => {
  const waiting: ((answer: Response) => void)[] = []
  const sent: number[] = []
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    if (path.endsWith('/related')) return Promise.resolve(Response.json({ products: [] }))
    sent.push(JSON.parse(String(body)).quantity)
    return new Promise<Response>((answer) => waiting.push(answer))
  })
  const cup = (quantity: number) => ({ ...entry('a', 'Cup'), quantity })
  await act(async () => root.render(<CartPanel cart={cartOf(cup(5))} onClose={() => {}} />))
  const press = (step: string) =>
    act(async () => document.querySelector<HTMLElement>(`.sw-step:${step}-child`)?.click())
  const field = () => document.querySelector<HTMLInputElement>('input[type=number]')?.value

  await press('last')
  await press('first')
  await press('first')
  expect([sent, field()]).toEqual([[6], '4'])
  await act(async () => waiting.shift()?.(Response.json({ message: 'No.' }, { status: 400 })))
  expect([sent, field()]).toEqual([[6, 4], '4'])
  await act(async () => waiting.shift()?.(Response.json({ shoppingCart: cartOf(cup(4)) })))
  expect(field()).toBe('4')
})
