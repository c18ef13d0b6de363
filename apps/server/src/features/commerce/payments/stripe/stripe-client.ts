/**
 * Stripe's official library, with settings of our own: one short time limit, no retries of its own, no telemetry, the API
 * version that the library is typed for. It takes 0.4 s and 18 MB to load, so that is left until a shop uses it.
 */

import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import type { Stripe } from 'stripe'
import type { App } from '../../../../platform/app.ts'
import { defineService } from '../../../../platform/define-service.ts'
import { isLiveKey } from './stripe-keys.ts'

/** The version of Stripe's API whose shapes are expected, whatever the account's own default is. */
export const API_VERSION = '2026-10-28.endive'
/** Milliseconds that Stripe may take for an answer; the shopper is waiting for it. */
const ANSWER_WITHIN_MS = 20_000
/** Connections to Stripe at a time. */
const MOST_CONNECTIONS = 64
/** Clients that are kept, one for each secret key. */
const MOST_CLIENTS = 200

export const loadStripe = async () => (await import('stripe')).Stripe

interface Clients {
  readonly agent: HttpAgent
  readonly byKey: Map<string, Stripe>
}

const clientsOf = defineService(({ config }, onClose): Clients => {
  const isStandIn = config.stripeStandIn !== undefined
  const settings = { keepAlive: true, maxSockets: MOST_CONNECTIONS }
  const agent = isStandIn ? new HttpAgent(settings) : new HttpsAgent(settings)
  onClose(async () => agent.destroy())
  return { agent, byKey: new Map() }
})

export async function stripeWith(app: App, key: string): Promise<Stripe> {
  const { agent, byKey } = clientsOf(app)
  const known = byKey.get(key)
  if (known) return known
  const { stripeStandIn, patience, isRehearsal } = app.config
  // A copy of a shop would cancel and give back what the shop itself still sells.
  if (isRehearsal) throw new Error('A rehearsal asks no payment provider')
  if (stripeStandIn !== undefined && isLiveKey(key)) {
    throw new Error('A live key is never sent to a stand-in for Stripe')
  }
  const Stripe = await loadStripe()
  const client = new Stripe(key, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: ANSWER_WITHIN_MS * patience,
    httpAgent: agent,
    appInfo: { name: 'Sitewright' },
    ...(stripeStandIn !== undefined && addressOf(stripeStandIn)),
  })
  if (byKey.size >= MOST_CLIENTS) byKey.clear()
  byKey.set(key, client)
  return client
}

function addressOf(origin: string) {
  const { hostname, port, protocol } = new URL(origin)
  return { host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' } as const
}

/** The part of an error by Stripe that decides how to go on; all of it undefined for any other error. */
export interface StripeRefusal {
  readonly status: number | undefined
  readonly code: string | undefined
  readonly isAboutIdempotency: boolean
}

export function refusalOf(error: unknown): StripeRefusal {
  const { statusCode, code, rawType } = error as {
    statusCode?: number
    code?: string
    rawType?: string
  }
  return { status: statusCode, code, isAboutIdempotency: rawType === 'idempotency_error' }
}

/** Whether Stripe has answered that it did nothing: the request was wrong, or the key may not make it. */
export function isRefused(error: unknown): boolean {
  const { status, isAboutIdempotency } = refusalOf(error)
  return [400, 401, 403].includes(status ?? 0) && !isAboutIdempotency
}

/** Milliseconds between two questions with a key whose first question Stripe still works on, and how often it is asked. */
const BUSY_PAUSE_MS = 200
const BUSY_TRIES = 10

/** Asks again while Stripe works on another request with the same idempotency key. */
export async function whenNotBusy<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (refusalOf(error).status !== 409 || tries === BUSY_TRIES) throw error
      await pause(BUSY_PAUSE_MS)
    }
  }
}
