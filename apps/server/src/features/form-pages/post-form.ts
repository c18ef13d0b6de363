/**
 * Form without script: keeps the answers and goes on to what is said then (POST, redirect, GET), or shows the form again as it was
 * sent. What another site may have sent is shown to the visitor first.
 */

import type { FormData } from '@sitewright/blocks/registry'
import type { FilledIn } from '@sitewright/blocks/render'
import { CAPTCHA_UNAVAILABLE } from '@sitewright/core/forms/captcha'
import { formFieldType } from '@sitewright/core/forms/field-types'
import { nativeEntries } from '@sitewright/core/forms/form'
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
import { submitForm } from '../forms/index.ts'
import { addressOnSite } from '../rendering/index.ts'
import { sendForm, sendNotice, sendThanks, wordsOf } from './form-page.ts'
import { type FormVisit, formOf } from './form-visit.ts'
import { digestOfFiles } from './multipart.ts'
import { takePostedFiles } from './take-posted-files.ts'
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
    const files = await takePostedFiles(visit, shown)
    await keep(visit, { given, files }, fields)
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

/**
 * At most once: the same answers of the same visitor are one submission on one day, since a browser that runs no script asks for no
 * key.
 */
async function keep(
  visit: FormVisit,
  { given, files }: { readonly given: Given; readonly files: Given },
  fields: FormFields,
): Promise<void> {
  const { app, raw, visitor, formId } = visit
  const now = app.clock.now()
  const who = visitor ?? clientAddress(raw, app.config)
  const day = Math.floor(now / DAY_MS)
  // Files get other ids whenever they are sent, so that they count by what is in them.
  const sent = [who, day, formId, given, await digestOfFiles(raw)]
  const key = hashToken(JSON.stringify(['native', ...sent]))
  await submitForm(visit, {
    formId,
    values: { ...given, ...files } as never,
    key,
    fingerprint: key,
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
