/**
 * Form without script: keeps the answers and goes on to what is said then (POST, redirect, GET), or shows the form again as it was
 * sent. What another site may have sent is shown to the visitor first.
 */

import type { FormData } from '@sitewright/blocks/registry'
import type { FilledIn } from '@sitewright/blocks/render'
import { CAPTCHA_UNAVAILABLE } from '@sitewright/core/forms/captcha'
import { formFieldType } from '@sitewright/core/forms/field-types'
import { nativeEntries, nativeName } from '@sitewright/core/forms/form'
import type { Problem } from '@sitewright/core/problem'
import type { FastifyReply } from 'fastify'
import { refuseUnkeepable } from '../../platform/http/check-input.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { asProblem } from '../../platform/http/errors.ts'
import {
  type FormFields,
  formFields,
  isOwnForm,
  pathBefore,
} from '../../platform/http/native-form.ts'
import { limiterOf } from '../../platform/http/rate-limits.ts'
import { giveVisitorCrumb } from '../../platform/http/visitor-crumb.ts'
import { hashToken } from '../../platform/keys.ts'
import { refuseProblems, submitForm } from '../forms/index.ts'
import { addressOnSite } from '../rendering/index.ts'
import { sendForm, sendNotice, sendThanks, wordsOf } from './form-page.ts'
import { type FormVisit, formOf } from './form-visit.ts'
import { whatIsWrong } from './what-is-wrong.ts'

const DAY_MS = 86_400_000

export async function postForm(visit: FormVisit, reply: FastifyReply): Promise<FastifyReply> {
  const words = wordsOf(visit)
  const shown = await formOf(visit)
  if (!shown) return sendNotice(visit, reply, { message: words.blockFormMissing, status: 404 })
  if (!shown.isOpen) {
    const message = shown.form.closedMessage.trim() || words.blockFormClosed
    return sendNotice(visit, reply, { message, status: 403 })
  }
  const fields = formFields(visit.raw)
  const given = givenTo(shown, fields)
  if (!isOwnForm(visit)) {
    const notices = { above: words.blockFormConfirm, below: '' }
    const filledIn = { given, problems: {}, notices, crumb: giveVisitorCrumb(visit) }
    return sendForm(visit, reply, shown, { filledIn, status: 200 })
  }
  try {
    await limiterOf(visit.app, 'postForm')(visit.raw)
    refuseUnkeepable({ form: given })
    refuseFiles(shown, fields)
    await keep(visit, given, fields)
  } catch (error) {
    return showAgain(visit, reply, shown, { given, refusal: asProblem(error, visit.raw) })
  }
  const { successRedirect } = shown.form
  const address = await addressOnSite(visit.app, visit.site, successRedirect)
  return reply.redirect(asLocation(address ?? `/forms/${shown.id}/sent`), 303)
}

/** An address as a header can have it. */
function asLocation(address: string): string {
  return address.replace(/[^\x21-\x7e]/gu, encodeURIComponent)
}

export async function showSent(visit: FormVisit, reply: FastifyReply): Promise<FastifyReply> {
  const shown = await formOf(visit)
  const message = wordsOf(visit).blockFormMissing
  if (!shown) return sendNotice(visit, reply, { message, status: 404 })
  return sendThanks(visit, reply, shown)
}

type Given = FilledIn['given']

/** Values by field id, of the fields that the form has: one that has changed since is answered as far as it can be. */
function givenTo({ form }: FormData, fields: FormFields): Given {
  const entries = nativeEntries(fields)
  return Object.fromEntries(
    form.fields.flatMap((field): [string, Given[string]][] => {
      const value = Object.hasOwn(entries, field.id) ? entries[field.id] : undefined
      if (value === undefined || field.type === 'file') return []
      // Names of parts and statements are kept; those of several choices are only their places.
      const isSeveral = formFieldType(field.type).asks === 'several' && typeof value !== 'string'
      return [[field.id, isSeveral ? Object.values(value) : value]]
    }),
  )
}

/** Files are not taken without script, and nobody is to believe that they were. */
function refuseFiles({ form }: FormData, fields: FormFields): void {
  const sent = form.fields.filter((field) => field.type === 'file' && fields[nativeName(field)])
  if (sent.length === 0) return
  refuseProblems({ problems: Object.fromEntries(sent.map(({ id }) => [id, 'fileMissing'])) })
}

/**
 * At most once: the same answers of the same visitor are one submission on one day, since a browser that runs no script asks for no
 * key.
 */
async function keep(visit: FormVisit, given: Given, fields: FormFields): Promise<void> {
  const { app, raw, visitor, formId } = visit
  const now = app.clock.now()
  const who = visitor ?? clientAddress(raw, app.config)
  const day = Math.floor(now / DAY_MS)
  await submitForm(visit, {
    formId,
    values: given as never,
    key: hashToken(JSON.stringify(['native', who, day, formId, given])),
    page: { title: '', path: pathBefore(visit), id: '', source: '' },
    hasFilledHoneypot: (fields.website ?? '') !== '',
    tookMs: undefined,
    hasScript: false,
    captcha: CAPTCHA_UNAVAILABLE,
  })
}

function showAgain(
  visit: FormVisit,
  reply: FastifyReply,
  shown: FormData,
  { given, refusal }: { readonly given: Given; readonly refusal: Problem },
): Promise<FastifyReply> {
  if (refusal.details.retryAfter !== undefined) {
    reply.header('retry-after', refusal.details.retryAfter)
  }
  const filledIn = { given, ...whatIsWrong(refusal, wordsOf(visit)), crumb: '' }
  return sendForm(visit, reply, shown, { filledIn, status: refusal.status })
}
