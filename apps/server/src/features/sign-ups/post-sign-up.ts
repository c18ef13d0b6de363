/** Signing up without script: keeps the sign-up and goes on to what is said then (POST, redirect, GET), or shows it again as it was sent. */

import { type FilledIn, renderSignUp } from '@sitewright/blocks/render'
import { wordsOn } from '@sitewright/blocks/words'
import { CAPTCHA_UNAVAILABLE } from '@sitewright/core/forms/captcha'
import { escapeHtml } from '@sitewright/core/html'
import { isId } from '@sitewright/core/id'
import { MAX_CONSENT_TEXT } from '@sitewright/core/lists/subscriber'
import type { FastifyReply } from 'fastify'
import { refuseUnkeepable } from '../../platform/http/check-input.ts'
import { asProblem } from '../../platform/http/errors.ts'
import {
  type FormFields,
  formFields,
  isOwnForm,
  pathBefore,
} from '../../platform/http/native-form.ts'
import { limiterOf } from '../../platform/http/rate-limits.ts'
import { giveVisitorCrumb } from '../../platform/http/visitor-crumb.ts'
import { whatIsWrong } from '../form-pages/index.ts'
import { sendSheet } from '../rendering/index.ts'
import type { SiteVisit } from '../sites/index.ts'
import { keepSignUp } from './keep-sign-up.ts'

export async function postSignUp(visit: SiteVisit, reply: FastifyReply): Promise<FastifyReply> {
  const words = wordsOn(visit.site)
  const fields = formFields(visit.raw)
  if (!isOwnForm(visit)) {
    const notices = { above: words.blockFormConfirm, below: '' }
    return showAgain(visit, reply, fields, {
      filledIn: { problems: {}, notices, crumb: giveVisitorCrumb(visit) },
      status: 200,
    })
  }
  try {
    await limiterOf(visit.app, 'postSignUp')(visit.raw)
    refuseUnkeepable({ form: fields })
    await keepSignUp(visit, givenIn(visit, fields), {
      hasFilledHoneypot: (fields.website ?? '') !== '',
      tookMs: undefined,
      hasScript: false,
      captcha: CAPTCHA_UNAVAILABLE,
    })
  } catch (error) {
    const refusal = asProblem(error, visit.raw)
    const { retryAfter } = refusal.details
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    const filledIn = { ...whatIsWrong(refusal, words), crumb: '' }
    return showAgain(visit, reply, fields, { filledIn, status: refusal.status })
  }
  return reply.redirect('/forms/newsletter/sent', 303)
}

export async function showSent(visit: SiteVisit, reply: FastifyReply): Promise<FastifyReply> {
  const words = wordsOn(visit.site)
  return sendSheet(visit, reply, {
    title: words.blockSignUpSentTitle,
    main: `<p>${escapeHtml(words.blockSignUpSent)}</p>`,
  })
}

function givenIn(visit: SiteVisit, fields: FormFields) {
  const { email = '', firstName = '', lastName = '', agreesTo = '', listId = '' } = fields
  return {
    ...{ email, firstName, lastName },
    listId: isId(listId) ? listId : ('' as const),
    agreesTo: agreesTo.slice(0, MAX_CONSENT_TEXT),
    hasAgreed: (fields.consent ?? '') !== '',
    pageTitle: '',
    pagePath: pathBefore(visit),
  }
}

/** The form as it was sent: its own fields tell what the block asked for. */
function showAgain(
  visit: SiteVisit,
  reply: FastifyReply,
  fields: FormFields,
  { filledIn, status }: { filledIn: Omit<FilledIn, 'given'>; status: number },
): Promise<FastifyReply> {
  const words = wordsOn(visit.site)
  const form = {
    listId: isId(fields.listId) ? fields.listId : '',
    elementId: 'newsletter',
    asksFirst: fields.firstName !== undefined,
    asksLast: fields.lastName !== undefined,
    button: words.blockSignUp,
    consent: (fields.agreesTo ?? '').slice(0, MAX_CONSENT_TEXT),
  }
  const given = { ...fields }
  const main = renderSignUp(form, { words, filledIn: { ...filledIn, given } })
  return sendSheet(visit, reply, { title: words.blockSignUp, main, status, isForm: true })
}
