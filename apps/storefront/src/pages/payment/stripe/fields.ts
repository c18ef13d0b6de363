/**
 * Draws Stripe's fields (its Payment Element) where the page has room for a provider's: what is typed into them stands in
 * frames of Stripe's, and goes there alone. The script is loaded from Stripe, as it asks for.
 */

import { declineSentence } from '@sitewright/core/commerce/decline-sentences'

/** The part of Stripe.js that is used. */
interface StripeJs {
  elements(options: { clientSecret: string; appearance: object }): Elements
  confirmPayment(options: {
    elements: Elements
    confirmParams: { return_url: string }
    redirect: 'if_required'
  }): Promise<{ error?: StripeProblem }>
}

interface Elements {
  create(kind: 'payment', options: object): PaymentElement
}

interface PaymentElement {
  mount(place: HTMLElement): void
  on(event: 'ready' | 'loaderror', listener: () => void): void
  destroy(): void
}

interface StripeProblem {
  readonly type: string
  readonly code?: string
  readonly decline_code?: string
  readonly message?: string
}

/** The page's configuration of the fields, as the server gives it. */
export interface StripeNeeds {
  readonly script: string
  readonly publishableKey: string
  readonly clientSecret: string
}

type StripeWindow = Window & { Stripe?: (publishableKey: string) => StripeJs }

const NOT_REACHED = 'The payment provider could not be reached. Please try again.'

export async function mount(
  place: HTMLElement,
  { needs, returnUrl }: { readonly needs: StripeNeeds; readonly returnUrl: string },
) {
  const stripe = await stripeFrom(needs)
  const elements = stripe.elements({
    clientSecret: needs.clientSecret,
    appearance: appearanceOf(place),
  })
  const element = elements.create('payment', { layout: 'tabs' })
  await new Promise<void>((ready, failed) => {
    element.on('ready', ready)
    element.on('loaderror', () => failed(new Error('Stripe’s fields could not be loaded')))
    element.mount(place)
  })
  return {
    confirm: async () => {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      })
      return error && sentenceOf(error)
    },
    unmount: () => element.destroy(),
  }
}

/** A sentence about the thing that the shopper has to mend; undefined where the payment has come to an end, which the order's page tells. */
function sentenceOf({ type, code, decline_code, message }: StripeProblem): string | undefined {
  if (code === 'payment_intent_unexpected_state') return undefined
  // Stripe's own words about a field, in the shopper's language.
  if (type === 'validation_error') return message ?? NOT_REACHED
  if (type === 'card_error' || code !== undefined) {
    return declineSentence({ code, declineCode: decline_code })
  }
  return NOT_REACHED
}

/** The page's own font and colours, so that the fields look like those beside them. */
function appearanceOf(place: HTMLElement): object {
  const { fontFamily, color } = getComputedStyle(place)
  return { theme: 'stripe', variables: { fontFamily, colorText: hexOf(color) ?? '#1a1a1a' } }
}

/** `rgb(…)` in the hexadecimal form that Stripe takes; undefined for any other form. */
function hexOf(color: string): string | undefined {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1)
  return parts && `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

async function stripeFrom({ script, publishableKey }: StripeNeeds): Promise<StripeJs> {
  const page = window as StripeWindow
  if (!page.Stripe) await load(script)
  if (!page.Stripe) throw new Error('Stripe.js did not start')
  return page.Stripe(publishableKey)
}

function load(address: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const element = document.createElement('script')
    element.src = address
    element.onload = () => loaded()
    element.onerror = () => {
      element.remove()
      failed(new Error('Stripe.js could not be loaded'))
    }
    document.head.append(element)
  })
}
