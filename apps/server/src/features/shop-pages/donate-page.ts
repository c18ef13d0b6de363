import { randomUUID } from 'node:crypto'
import { createDonation, type DonationInput } from '@sitewright/api/checkout/create-donation'
import { givenAmount, OWN_AMOUNT } from '@sitewright/core/commerce/funds'
import { PAGE_TYPES } from '@sitewright/core/enumerations'
import { nativeAnswers, nativeFields } from '@sitewright/core/forms/form'
import { isId } from '@sitewright/core/id'
import { Problem } from '@sitewright/core/problem'
import type { FastifyReply } from 'fastify'
import { checkParts, refuseUnkeepable } from '../../platform/http/check-input.ts'
import { type FormFields, formFields, isOwnForm } from '../../platform/http/native-form.ts'
import { fail } from '../../platform/http/problems.ts'
import { limiterOf } from '../../platform/http/rate-limits.ts'
import { giveVisitorCrumb } from '../../platform/http/visitor-crumb.ts'
import { donateOnce, donatePage, refuseTwoAmounts } from '../commerce/index.ts'
import type { SendPage } from './send-page.ts'
import type { ShopRequest } from './shop-request.ts'

/** Most characters of an amount as it may be typed. */
const MAX_TYPED = 40

/** The page where visitors give to a fund; one that takes no donations is not found. */
export async function showDonate(
  send: SendPage,
  visit: ShopRequest,
  reply: FastifyReply,
  posted?: { fields: FormFields; refusal: Problem },
): Promise<FastifyReply> {
  const fundId = fundIdOf(visit)
  const page = isId(fundId) ? await donatePage(visit, fundId) : undefined
  if (!page) throw fail('notFound')
  const { sources, ...shown } = page
  return send(visit, reply, {
    name: 'donate',
    title: { text: page.fund.name },
    pageType: PAGE_TYPES.donate,
    isUndisturbed: true,
    status: posted?.refusal.status ?? 200,
    sources,
    props: {
      ...shown,
      values: posted?.fields ?? chosenBefore(visit),
      errors: posted?.refusal.details.errors ?? {},
      ...(posted && { problem: posted.refusal.message }),
      idempotencyKey: keyAfter(posted) ?? randomUUID(),
      crumb: giveVisitorCrumb(visit),
    },
  })
}

/** Form without script: gives, and redirects to the donation's own page. */
export async function postDonate(
  send: SendPage,
  visit: ShopRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!isOwnForm(visit)) return reply.redirect(visit.raw.url, 303)
  const fields = formFields(visit.raw)
  try {
    await limiterOf(visit.app, 'createDonation')(visit.raw)
    const { answer } = await donateOnce(
      visit,
      readDonation(fundIdOf(visit), fields),
      fields.idempotencyKey,
    )
    return reply.redirect(answer.redirectUrl, 303)
  } catch (error) {
    if (error instanceof Problem) return showDonate(send, visit, reply, { fields, refusal: error })
    throw error
  }
}

/** The amount that a donation block has sent along. */
function chosenBefore({ raw }: ShopRequest): FormFields {
  const { amount, ownAmount } = raw.query as Readonly<Record<string, unknown>>
  const isOwn = amount === undefined || amount === OWN_AMOUNT
  return {
    ...(typeof amount === 'string' && { amount: amount.slice(0, MAX_TYPED) }),
    ...(isOwn && typeof ownAmount === 'string' && { ownAmount: ownAmount.slice(0, MAX_TYPED) }),
  }
}

function fundIdOf({ raw }: ShopRequest): string {
  return (raw.params as { fundId: string }).fundId
}

/** The key of a request that is still running: sent again with it, the form gets that request's answer. */
function keyAfter(posted: { fields: FormFields; refusal: Problem } | undefined) {
  return posted?.refusal.code === 'keyRunning' ? posted.fields.idempotencyKey : undefined
}

/** The form's fields in the shape of the call, checked by the same contract with the same messages. */
function readDonation(fundId: string, fields: FormFields): DonationInput {
  const { email = '', paymentToken = '' } = fields
  const amount = givenAmount(fields)
  if (amount === undefined) refuseTwoAmounts()
  const answers = nativeAnswers(nativeFields(fields))
  const asked = {
    fundId,
    amount,
    email,
    answers: Object.fromEntries(
      Object.entries(answers).map(([id, given]) => [id, [...given]] as const),
    ),
    paymentToken,
  }
  refuseUnkeepable(asked)
  const { input, invalid } = createDonation
  return checkParts([[input, asked]], { invalid }) as DonationInput
}
