// @vitest-environment happy-dom
/** The module that draws Stripe's fields, with a script in place of Stripe.js. */

import { afterEach, beforeEach, expect, it } from 'vitest'
import { mount } from './fields.ts'

type Problem = { type: string; code?: string; decline_code?: string; message?: string }

const seen: unknown[] = []
let problem: Problem | undefined
let place: HTMLElement

const elements = {
  create: () => ({
    mount: (at: HTMLElement) => at.append('fields'),
    on: (event: string, listener: () => void) => {
      if (event === 'ready') queueMicrotask(listener)
    },
    destroy: () => place.replaceChildren(),
  }),
}

const stripeWith = (key: string) => ({
  elements: (options: object) => {
    seen.push(key, options)
    return elements
  },
  confirmPayment: async (options: { confirmParams: object }) => {
    seen.push(options.confirmParams)
    return problem ? { error: problem } : {}
  },
})

beforeEach(() => {
  seen.length = 0
  problem = undefined
  document.body.innerHTML = '<div style="color: rgb(10, 32, 255)"></div>'
  place = document.body.firstElementChild as HTMLElement
  Object.assign(window, { Stripe: stripeWith })
})
afterEach(() => {
  Object.assign(window, { Stripe: undefined })
})

const needs = {
  script: 'https://js.example/stripe.js',
  publishableKey: 'pk',
  clientSecret: 'pi_secret',
}
const mounted = () => mount(place, { needs, returnUrl: 'https://shop.example/order/1' })

it('draws the fields with the key, the secret and the page’s colour', async () => {
  await mounted()
  expect(place.textContent).toBe('fields')
  expect(seen).toMatchObject([
    'pk',
    { clientSecret: 'pi_secret', appearance: { variables: { colorText: '#0a20ff' } } },
  ])
})

it('confirms with the address to come back to, and is gone when it is taken away', async () => {
  const fields = await mounted()
  expect(await fields.confirm()).toBeUndefined()
  expect(seen.at(-1)).toEqual({ return_url: 'https://shop.example/order/1' })
  fields.unmount()
  expect(place.textContent).toBe('')
})

it.each([
  [
    { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
    /not enough money/,
  ],
  [{ type: 'card_error', code: 'expired_card' }, /has expired/],
  [{ type: 'validation_error', message: 'Votre numéro est incomplet.' }, /incomplet/],
  [{ type: 'api_connection_error' }, /could not be reached/],
])('says what to mend: %j', async (wrong, words) => {
  const fields = await mounted()
  problem = wrong
  expect(await fields.confirm()).toMatch(words)
})

it('leads on where the payment has ended meanwhile', async () => {
  const fields = await mounted()
  problem = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }
  expect(await fields.confirm()).toBeUndefined()
})
