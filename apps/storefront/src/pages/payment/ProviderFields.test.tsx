// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProviderFields } from './ProviderFields.tsx'

/** A module as a provider would write it: one field, and a bank that wants four digits. */
const MODULE = `data:text/javascript,${encodeURIComponent(`
  export function mount(place, { needs, returnUrl }) {
    place.innerHTML = '<input aria-label="' + needs.label + '" data-back="' + returnUrl + '">'
    return {
      confirm: async () => /^\\d{4}$/.test(place.firstChild.value) ? undefined : 'That is not a code.',
      unmount: () => place.replaceChildren(),
    }
  }`)}`
const NEEDS = { label: 'Code' }

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
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function show(module: string) {
  const fields = <ProviderFields module={module} needs={NEEDS} returnUrl="/order/abc" />
  await act(async () => root.render(fields))
}

const input = () => page.querySelector<HTMLInputElement>('input[aria-label=Code]')

async function send(code: string) {
  const field = input()
  if (field) field.value = code
  const form = page.querySelector('form')
  await act(
    async () => void form?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true })),
  )
}

it('draws the provider’s fields, says what is wrong with them, and leads on once they are taken', async () => {
  const go = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  await show(MODULE)
  await vi.waitFor(() => expect(page.querySelector('button')?.ariaDisabled).not.toBe('true'))
  expect(input()?.dataset.back).toMatch(/^\w+:.*\/order\/abc$/)
  await send('none')
  expect(page.textContent).toContain('That is not a code.')
  expect(go).not.toHaveBeenCalled()
  await send('1234')
  expect(go).toHaveBeenCalledWith('/order/abc')
})

it('says what the provider has to say, and why it asks again', async () => {
  const said = { ...NEEDS, notice: 'Test mode.', problem: 'That card has expired.' }
  const fields = <ProviderFields module={MODULE} needs={said} returnUrl="/order/abc" />
  await act(async () => root.render(fields))
  expect(page.textContent).toContain('Test mode.')
  expect(page.querySelector('[role=alert]')?.textContent).toContain('That card has expired.')
})

it('says so where the provider’s module cannot be loaded', async () => {
  await show('data:text/javascript,throw new Error("away")')
  await vi.waitFor(() => expect(page.textContent).toContain('could not be loaded'))
})
