/** Idempotency key: a request sent again with its key gets the first answer, and the work is done once. */

import type { Id } from '@sitewright/core/id'
import type { Json } from '@sitewright/core/json'
import { Problem } from '@sitewright/core/problem'
import type { App } from '../../../platform/app.ts'
import { hashJson } from '../canonical-json.ts'
import { fail } from '../errors.ts'
import { claimKey, findKey, type KeyName, releaseKey, storeAnswer } from './idempotency-table.ts'

/** Milliseconds that an answer is kept for its key: three days. */
const KEPT_MS = 72 * 60 * 60 * 1000
/** Milliseconds, longer than any request may take; one without an answer by then has died with its server. */
const RUNNING_MS = 40 * 1000

export interface KeyedRequest {
  readonly app: App
  readonly siteId: Id
  /** The call and its visitor, so that two visitors' keys never meet. */
  readonly scope: string
  readonly key: string
  /** The request's content; a key that comes again with other content is refused. */
  readonly request: Json
}

export interface KeyedAnswer<Answer> {
  readonly answer: Answer
  readonly isReplay: boolean
}

export async function oncePerKey<Answer>(
  { app, siteId, scope, key, request }: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<KeyedAnswer<Answer>> {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw fail('keyInvalid')
  const name: KeyName = { scope, key }
  const requestHash = hashJson(request)
  const now = app.clock.now()
  const kept = await app.database.inSite(siteId, async (site) => {
    const claim = {
      ...name,
      requestHash,
      now: new Date(now),
      runningUntil: new Date(now + RUNNING_MS),
      expiresAt: new Date(now + KEPT_MS),
    }
    return (await claimKey(site, claim)) ? undefined : findKey(site, name)
  })
  if (kept) return { answer: replay<Answer>(kept, requestHash), isReplay: true }

  const keep = (status: number, answer: Json) =>
    app.database.inSite(siteId, (site) => storeAnswer(site, name, status, answer))
  try {
    const answer = await work()
    await keep(200, answer as Json)
    return { answer, isReplay: false }
  } catch (error) {
    // A refusal is an answer; anything else says nothing about the request, so it may be tried again.
    if (error instanceof Problem && error.status < 500) {
      const { message, code, details } = error
      await keep(error.status, { code, message, details: details as Json })
    } else {
      await app.database.inSite(siteId, (site) => releaseKey(site, name))
    }
    throw error
  }
}

function replay<Answer>(
  kept: { requestHash: string; status: number | null; answer: Json | null },
  requestHash: string,
): Answer {
  if (kept.requestHash !== requestHash) throw fail('keyReused')
  if (kept.status === null) throw fail('keyRunning', { retryAfter: 1 })
  if (kept.status === 200) return kept.answer as Answer
  const { code, message, details } = kept.answer as {
    code: string
    message: string
    details: object
  }
  throw new ReplayedProblem(code, { status: kept.status, message }, details)
}

/** A refusal repeated from an earlier request, so that its answer can say so. */
export class ReplayedProblem extends Problem {}
