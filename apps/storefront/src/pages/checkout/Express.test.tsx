// @vitest-environment happy-dom
import type { OfferedMethod } from '@sitewright/api/pages/props'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Express, type ExpressProps } from './Express.tsx'

/** A module as a provider would write it; a browser without wallets has `has: false`. */
const MODULE = `data:text/javascript,${encodeURIComponent(`
  export async function mountExpress(place, { needs, totalCents, currency }) {
    if (!needs.has) return undefined
    const draw = (total) => { place.innerHTML = '<button>' + total.currency + total.totalCents + '</button>' }
    draw({ totalCents, currency })
    return { update: draw, unmount: () => place.replaceChildren() }
  }`)}`

const method = (express?: OfferedMethod['express']): OfferedMethod => ({
  title: 'Card',
  sentence: '',
  isPractice: false,
  isPaidLater: false,
  isForPickup: false,
  choices: [],
  ...(express && { express }),
})

let root: Root
let page: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  page = document.querySelector('main') as HTMLElement
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const element = (
  methods: readonly OfferedMethod[],
  totalCents = 2400,
  way: ExpressProps['way'] = 'now',
) => <Express way={way} methods={methods} totalCents={totalCents} currency="EUR" />
const show = (...given: Parameters<typeof element>) =>
  act(async () => root.render(element(...given)))
const room = () => page.querySelector<HTMLElement>('section')

it('draws nothing where no provider offers wallets', async () => {
  await show([method(), method()])
  expect(page.innerHTML).toBe('')
})

it('draws nothing where there is nothing to pay', async () => {
  await show([method({ module: MODULE, needs: { has: true } })], 0, 'nothingDue')
  expect(page.innerHTML).toBe('')
})

it('gives each provider its place, and tells it of another total', async () => {
  await show([method({ module: MODULE, needs: { has: true } })])
  await vi.waitFor(() => expect(room()?.hidden).toBe(false))
  expect(room()?.textContent).toContain('EUR2400')
  await show([method({ module: MODULE, needs: { has: true } })], 3000)
  expect(room()?.textContent).toContain('EUR3000')
})

it.each([
  ['a browser without wallets', MODULE],
  ['a module that does not load', 'data:text/javascript,throw 1'],
])('shows no room for %s', async (_what, module) => {
  await show([method({ module, needs: { has: false } })])
  expect(room()?.hidden).toBe(true)
})

it('shows no room without script', () => {
  const html = renderToString(element([method({ module: MODULE, needs: { has: true } })]))
  expect(html).toMatch(/<section[^>]*hidden=""/)
})
