/** Sends what is typed into the checkout to the server, so that it survives a reload, a crash and the back button. */

import type { Cart } from '@sitewright/api/cart/shapes'
import type { FieldValues } from '@sitewright/api/pages/props'
import { callSite } from '../../visitor-api.ts'

/** Debounce: milliseconds after the last key until what was typed is sent. */
const PAUSE_MS = 500

/** Names of what is kept; how to pay is never among it. */
const KEPT =
  /^(email|note|billing|company|vatNumber|acceptsTerms|shippingOptionId|(shipping|billing)Address\.\w+)$/

export interface KeptForm {
  /** Waits until the server has answered for all that was sent: a late answer about half an address must not overtake paying. */
  answered(): Promise<unknown>
  stop(): void
}

/**
 * Begins with what was typed before the script came. `onPriced` is given the cart where what was typed changed its price.
 */
export function keepTyped(
  form: HTMLFormElement,
  served: FieldValues,
  onPriced: (cart: Cart) => void,
): KeptForm {
  fillIn(form, unsent())
  const now = typedIn(form)
  const isAsServed = Object.entries(now).every(
    ([name, value]) => name === 'shippingOptionId' || value === (served[name] ?? ''),
  )
  let kept = isAsServed ? JSON.stringify(now) : ''
  let pause: number | undefined
  /** Counts what was sent, so that the cart of a late answer never replaces a newer one. */
  let sent = 0
  let priced = 0
  let answered: Promise<unknown> = Promise.resolve()
  /** Whether another page was asked for, which may have been made before the server had what is sent from now on. */
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }

  const save = () => {
    clearTimeout(pause)
    const values = typedIn(form)
    const text = JSON.stringify(values)
    if (text === kept) return
    kept = text
    sent += 1
    const number = sent
    const asked = keep(values)
      .then(({ shoppingCart }) => {
        // More may have been typed since, which the server does not have.
        if (!isLeaving && JSON.stringify(typedIn(form)) === text) setUnsent(undefined)
        if (!shoppingCart || number < priced) return
        priced = number
        onPriced(shoppingCart)
      })
      .catch(() => {
        // Paying sends everything once more; until then the next change tries again.
        kept = ''
      })
    answered = Promise.all([answered, asked])
  }
  const saveSoon = () => {
    setUnsent(typedIn(form))
    clearTimeout(pause)
    pause = window.setTimeout(save, PAUSE_MS)
  }
  const saveHidden = () => {
    if (document.visibilityState === 'hidden') save()
  }

  save()
  form.addEventListener('input', saveSoon)
  form.addEventListener('change', save)
  document.addEventListener('visibilitychange', saveHidden)
  addEventListener('beforeunload', leave)
  return {
    answered: () => answered,
    stop: () => {
      clearTimeout(pause)
      form.removeEventListener('input', saveSoon)
      form.removeEventListener('change', save)
      document.removeEventListener('visibilitychange', saveHidden)
      removeEventListener('beforeunload', leave)
    },
  }
}

function keep(values: FieldValues): Promise<{ readonly shoppingCart: Cart | null }> {
  return callSite('PUT', '/api/commerce/checkout/typed', { values }, {}, { keepalive: true })
}

/** Values of the form's fields that are kept. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)].filter(([name]) => KEPT.test(name)) as [string, string][]
  return Object.fromEntries(fields)
}

function fillIn(form: HTMLFormElement, values: FieldValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
    else if (field && 'value' in field) field.value = value
  }
}

/**
 * The key in `sessionStorage` of what was typed since the server last answered: a page that is loaded again asks for
 * itself before it says goodbye to what it was. Each checkout has its own: what is bought at once has other fields and notes.
 */
const unsentKey = () => `sitewright-checkout-unsent ${location.pathname}`

export function unsent(): FieldValues {
  try {
    return JSON.parse(sessionStorage.getItem(unsentKey()) ?? '{}') as FieldValues
  } catch {
    return {}
  }
}

/** Undefined when the server has all of it. */
export function setUnsent(values: FieldValues | undefined): void {
  try {
    if (values) sessionStorage.setItem(unsentKey(), JSON.stringify(values))
    else sessionStorage.removeItem(unsentKey())
  } catch {
    // Storage is closed to this page; what the server has is there all the same.
  }
}
