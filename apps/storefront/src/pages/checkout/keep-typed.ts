/** Sends what is typed into the checkout to the server, so that it survives a reload, a crash and the back button. */

import type { FieldValues } from '@sitewright/api/pages/props'
import { callSite } from '../../visitor-api.ts'
import { ADDRESS_FIELDS, CONTACT_FIELDS } from './fields.ts'

/** Debounce: milliseconds after the last key until what was typed is sent. */
const PAUSE_MS = 500

const TYPED = [...CONTACT_FIELDS, ...ADDRESS_FIELDS].map(({ name }) => name)
/** Names of what is kept; how to pay is never among it. */
const KEPT: ReadonlySet<string> = new Set([...TYPED, 'shippingOptionId'])

/** Begins with what was typed before the script came. Gives the function that ends it. */
export function keepTyped(form: HTMLFormElement, served: FieldValues): () => void {
  fillIn(form, unsent())
  const now = valuesOf(form)
  const isAsServed = TYPED.every((name) => (now[name] ?? '') === (served[name] ?? ''))
  let kept = isAsServed ? JSON.stringify(now) : ''
  let pause: number | undefined

  const save = () => {
    clearTimeout(pause)
    const values = valuesOf(form)
    const text = JSON.stringify(values)
    if (text === kept) return
    kept = text
    callSite('PUT', '/api/commerce/checkout/typed', { values }, {}, { keepalive: true })
      .then(() => kept === text && setUnsent(undefined))
      .catch(() => {
        // Paying sends everything once more; until then the next change tries again.
        kept = ''
      })
  }
  const saveSoon = () => {
    setUnsent(valuesOf(form))
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
  return () => {
    clearTimeout(pause)
    form.removeEventListener('input', saveSoon)
    form.removeEventListener('change', save)
    document.removeEventListener('visibilitychange', saveHidden)
  }
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)].filter(([name]) => KEPT.has(name)) as [string, string][]
  return Object.fromEntries(fields)
}

function fillIn(form: HTMLFormElement, values: FieldValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field) field.value = value
  }
}

/**
 * The key in `sessionStorage` of what was typed since the server last answered: a page that is loaded again asks for
 * itself before it says goodbye to what it was.
 */
const UNSENT = 'sitewright-checkout-unsent'

function unsent(): FieldValues {
  try {
    return JSON.parse(sessionStorage.getItem(UNSENT) ?? '{}') as FieldValues
  } catch {
    return {}
  }
}

/** Undefined when the server has all of it. */
export function setUnsent(values: FieldValues | undefined): void {
  try {
    if (values) sessionStorage.setItem(UNSENT, JSON.stringify(values))
    else sessionStorage.removeItem(UNSENT)
  } catch {
    // Storage is closed to this page; what the server has is there all the same.
  }
}
