/**
 * Webhooks: an answer is posted as JSON to the address of its form, signed, at least once. A try that fails is repeated with
 * growing pauses; the id of the delivery stays the same, so that a receiver can tell a repetition (idempotency key).
 */

import type { Id } from '@sitewright/core/id'
import { Problem } from '@sitewright/core/problem'
import type { App } from '../../../platform/app.ts'
import { enqueue, type Job, type JobHeader } from '../../../platform/background/jobs.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { LimitReached } from '../../../platform/limits/rate-counter.ts'
import { outside } from '../../../platform/outside/outside.ts'
import { findAnswer } from '../read-answers.ts'
import type { TakenAnswer } from '../taken-answer.ts'
import { bodyOf } from './answer-body.ts'
import { nextTryAt } from './delivery-schedule.ts'
import {
  changeDelivery,
  type DeliveryRow,
  findDelivery,
  findWebhook,
  insertDelivery,
  type WebhookRow,
} from './delivery-table.ts'
import { type SecretOwner, signedHeaders } from './sign-delivery.ts'

/** Tries of the job, for a database that is away; `delivery-schedule.ts` says how often the receiver is tried. */
const SEND_DELIVERY = { name: 'send-form-delivery', maxAttempts: 25 } as const

/** Milliseconds until a delivery is looked at again that was not tried at all, since its host or its site has to wait. */
const POSTPONED_MS = 60_000
/** Days after which a delivery that has only ever waited is given up. */
const LONGEST_WAIT_MS = 3 * 24 * 60 * 60 * 1000
/** Milliseconds for which messages are also signed with the secret before, so that a receiver can be given the new one meanwhile. */
const OVERLAP_MS = 24 * 60 * 60 * 1000
/** The status by which a receiver says that it wants no more of it. */
const GONE = 410

export const sendDelivery: Job = { ...SEND_DELIVERY, lane: 'deliveries', run }

/** Writes the delivery of an answer, where its form has a webhook. */
export async function addDelivery(
  site: SiteTx,
  { id: answerId, formId, form }: TakenAnswer,
  now: number,
): Promise<void> {
  if (form.storage.webhookUrl === '') return
  const id = await insertDelivery(site, { formId, answerId, now })
  await enqueueDelivery(site, id, 'now')
}

/** Deduplicated: only the last job for a delivery stays. */
export async function enqueueDelivery(site: SiteTx, id: Id, runAt: number | 'now'): Promise<void> {
  await enqueue(site, SEND_DELIVERY, { id, runAt, key: `form-delivery:${id}` })
}

interface ReadyDelivery {
  readonly delivery: DeliveryRow
  readonly webhook: WebhookRow
  readonly body: string
}

async function run({ siteId, id }: JobHeader, app: App): Promise<void> {
  const ready = await app.database.inSite(siteId, (site) => prepare(site, id))
  if (!ready) return
  const { delivery, webhook, body } = ready
  const begunAt = app.clock.now()
  const headers = signedHeaders(app.keys, secretOwners(siteId, delivery, webhook, begunAt), {
    ...{ id, body },
    now: begunAt,
  })
  const outcome = await post(app, siteId, { url: webhook.url, body, headers })
  await app.database.inSite(siteId, (site) => note(site, delivery, { ...outcome, begunAt }, app))
}

/** A delivery with its body; one that cannot be sent any more is ended. */
async function prepare(site: SiteTx, id: Id): Promise<ReadyDelivery | undefined> {
  const delivery = await findDelivery(site, id)
  if (delivery?.state !== 'waiting') return undefined
  const webhook = await findWebhook(site, delivery.form_id)
  const answer = await findAnswer(site, delivery.form_id, delivery.answer_id)
  if (webhook && webhook.url !== '' && answer) {
    const { form_id: formId } = delivery
    const { formName } = webhook
    return { delivery, webhook, body: bodyOf({ siteId: site.id, formId, formName, answer }) }
  }
  const problem = answer ? 'noAddress' : 'answerGone'
  await changeDelivery(site, id, { state: 'failed', problem, next_at: null })
  return undefined
}

function secretOwners(
  siteId: Id,
  { form_id: formId }: DeliveryRow,
  { version, renewedAt }: WebhookRow,
  now: number,
): readonly SecretOwner[] {
  const current = { siteId, formId, version }
  const isFresh = renewedAt !== null && now - renewedAt.getTime() < OVERLAP_MS
  return isFresh ? [current, { ...current, version: version - 1 }] : [current]
}

interface Post {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

interface Outcome {
  /** HTTP status; undefined where there was no answer. */
  readonly status?: number
  /** Code of the problem that left it without an answer. */
  readonly problem?: string
}

async function post(app: App, siteId: Id, { url, ...message }: Post): Promise<Outcome> {
  try {
    const contentType = 'application/json'
    return { status: await outside(app).post(siteId, url, { contentType, ...message }) }
  } catch (error) {
    if (error instanceof LimitReached) return { problem: 'outsideWaits' }
    if (error instanceof Problem) return { problem: error.code }
    throw error
  }
}

async function note(
  site: SiteTx,
  delivery: DeliveryRow,
  { status, problem = '', begunAt }: Outcome & { readonly begunAt: number },
  { clock }: App,
): Promise<void> {
  const { id } = delivery
  const now = clock.now()
  const wasTried = problem !== 'outsideWaits'
  const attempts = delivery.attempts + (wasTried ? 1 : 0)
  const isSent = status !== undefined && status >= 200 && status < 300
  const mayWait = now < delivery.created_at.getTime() + LONGEST_WAIT_MS
  const later = wasTried ? nextTryAt(attempts, now) : mayWait ? now + POSTPONED_MS : undefined
  const nextAt = isSent || status === GONE ? undefined : later
  await changeDelivery(site, id, {
    state: isSent ? 'sent' : nextAt === undefined ? 'failed' : 'waiting',
    ...{ attempts, problem },
    status: status ?? null,
    ...(wasTried && { took_ms: now - begunAt, tried_at: new Date(begunAt) }),
    next_at: nextAt === undefined ? null : new Date(nextAt),
  })
  if (nextAt !== undefined) await enqueueDelivery(site, id, nextAt)
}
