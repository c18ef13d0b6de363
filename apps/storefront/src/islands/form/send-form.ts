/** The calls that send a form (specification §7): a key, a check, and the answers. */

import type { GivenEntry } from '@sitewright/core/forms/check-entries'
import { callSite, Refusal } from '../../visitor-api.ts'

export type Values = Readonly<Record<string, GivenEntry>>

/** Texts by status (specification §8); any other status is told in the server's own. */
const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'Unable to submit form. Please try again later.',
  404: 'This form has not been configured yet.',
  429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  500: 'Unable to send form. Please try again later.',
}
const NO_KEY = 'Could not get a form submission key, please try again later.'
const STALE = 'Error processing form submission. Please reload and try again.'
const UNKNOWN = 'Unknown error, please try again later.'

/** Keys that were used for something else or are no longer good: another is fetched, and all sent once more. */
const WORN_OUT = /^key(?:Unknown|Used)$/

/** Why a form was not sent, in English: as a whole, or by field id. */
export interface Failure {
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
  /** Name of the refusal; absent where no call was answered. */
  readonly code?: string
}

export class Sender {
  readonly #form: HTMLFormElement
  #key: Promise<string> | undefined

  constructor(form: HTMLFormElement) {
    this.#form = form
  }

  /** Fetches the key ahead; its age tells how long the form was filled in. One that does not come is asked for again. */
  begin(): Promise<string> {
    this.#key ??= callSite<{ key: string }>('POST', '/api/form/FormSubmissionKey', {}).then(
      ({ key }) => key,
    )
    this.#key.catch(() => {
      this.#key = undefined
    })
    return this.#key
  }

  /** Undefined once the answers have arrived. The same key goes with a second try, so that nothing is kept twice. */
  async send(values: Values, captchaKey: string): Promise<Failure | undefined> {
    try {
      const { formId } = this.#form.dataset
      if (!isSignUp(this.#form)) {
        await callSite('POST', `/api/rest/forms/validate/${formId}`, values)
      }
      await this.#save(values, captchaKey).catch((error) => {
        if (!(error instanceof Refusal && WORN_OUT.test(error.envelope.code))) throw error
        this.#key = undefined
        return this.#save(values, captchaKey)
      })
    } catch (error) {
      return failureOf(error)
    }
    this.#key = undefined
    return undefined
  }

  async #save(values: Values, captchaKey: string): Promise<void> {
    const key = await this.begin().catch((error) => {
      throw error instanceof Refusal && error.envelope.status === 0 ? error : new NoKey()
    })
    const form = this.#form
    const website = typedInto(form, 'website')
    const captcha = captchaKey ? { captchaKey } : {}
    if (isSignUp(form)) {
      const { pageTitle, pagePath } = pageFacts()
      const signUp = { ...signUpIn(form, values), pageTitle, pagePath }
      await callSite('POST', '/api/lists/sign-up', { key, website, ...signUp, ...captcha })
      return
    }
    await callSite('POST', '/api/form/SaveFormSubmission', {
      ...{ key, formId: form.dataset.formId, form: JSON.stringify(values), ...pageFacts() },
      ...captcha,
      website,
    })
  }
}

/** The id of a sign-up for news says so, with the list that it is for: `newsletter`, `newsletter-<id>`. */
const SIGN_UP = /^newsletter-?/

export function isSignUp({ dataset }: HTMLFormElement): boolean {
  return SIGN_UP.test(dataset.formId ?? '')
}

/** A sign-up in the shape in which it is sent. */
export function signUpIn(form: HTMLFormElement, values: Values) {
  const { email = '', firstName = '', lastName = '', consent = [] } = values
  return {
    listId: (form.dataset.formId ?? '').replace(SIGN_UP, ''),
    ...{ email: String(email), firstName: String(firstName), lastName: String(lastName) },
    agreesTo: typedInto(form, 'agreesTo'),
    hasAgreed: consent.length !== 0,
  }
}

function typedInto({ elements }: HTMLFormElement, name: string): string {
  return (elements.namedItem(name) as HTMLInputElement | null)?.value ?? ''
}

class NoKey extends Error {}

/** The page as the payload names it (specification §3). */
function pageFacts() {
  const { item, collection } = window.Static?.SQUARESPACE_CONTEXT ?? {}
  return {
    pageTitle: (item?.title || collection?.title || document.title).slice(0, 500),
    pageId: item?.id ?? collection?.id ?? '',
    contentSource: item ? 'i' : 'c',
    pagePath: location.pathname,
    pagePermissionTypeValue: collection?.permissionType ?? 1,
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof NoKey) return { message: NO_KEY }
  if (!(error instanceof Refusal)) return { message: UNKNOWN }
  const { status, code, errors, crumbFail } = error.envelope
  const message = error.envelope.error ?? error.message
  if (status === 400 && errors) return { message, errors, code }
  if (crumbFail) return { message: STALE }
  return { message: BY_STATUS[status] ?? (code === 'unknown' ? UNKNOWN : message), code }
}
