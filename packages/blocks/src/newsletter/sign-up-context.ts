/** The data of a sign-up for our own markup: on a page, and where it is shown again as it was sent without script. */

import type { CaptchaKind } from '@sitewright/core/forms/site-form'
import type { JsonObject } from '@sitewright/core/json'
import type { BlockContext } from '../block-definition.ts'
import { captchaPlace } from '../form/captcha-place.ts'
import type { FilledIn } from '../form/filled-in.ts'
import { textsGiven } from '../form/filled-in.ts'
import { wordsToBring } from '../form/form-says.ts'

export interface SignUpForm {
  readonly listId: string
  /** Beginning of the ids of all elements of the form. */
  readonly elementId: string
  readonly asksFirst: boolean
  readonly asksLast: boolean
  readonly button: string
  /** The words to agree to; empty for none. */
  readonly consent: string
}

export interface SignUpAround extends Pick<BlockContext, 'words'> {
  /** Whether the page has the script of forms. */
  readonly hasScript: boolean
  /** Captcha of the site, which comes by script; none if absent. */
  readonly captcha?: CaptchaKind
  readonly filledIn?: FilledIn
}

/** Name by which the script of forms, and markup of themes, know a sign-up from a form: `newsletter`, or with the id of its list. */
export function signUpFormId(listId: string): string {
  return listId === '' ? 'newsletter' : `newsletter-${listId}`
}

export function signUpContext(form: SignUpForm, around: SignUpAround): JsonObject {
  const { listId, elementId, asksFirst, asksLast, button, consent } = form
  const { words, hasScript, captcha = 'none', filledIn } = around
  const brought = wordsToBring(words)
  const field = (id: string) => ({
    ...{ name: id, fieldId: `${elementId}-${id}`, errorId: `${elementId}-${id}-error` },
    given: textsGiven(filledIn, id)[0] ?? '',
    error: filledIn?.problems[id] ?? '',
  })
  return {
    formId: signUpFormId(listId),
    ...{ listId, elementId, button },
    email: field('email'),
    firstName: asksFirst && field('firstName'),
    lastName: asksLast && field('lastName'),
    consent: consent !== '' && {
      ...field('consent'),
      text: consent,
      isAgreed: textsGiven(filledIn, 'consent').length > 0,
    },
    sayings: hasScript && Object.keys(brought).length > 0 ? JSON.stringify(brought) : '',
    captchaPlace: hasScript ? captchaPlace(captcha) : '',
    ...(filledIn && {
      above: filledIn.notices.above,
      below: filledIn.notices.below,
      crumb: filledIn.crumb,
    }),
  }
}
