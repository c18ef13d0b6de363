/** Answers to the calls of Stripe's API that the project makes, from the ledger of the key that asks. */

import { type Parameters, textAt } from './form-body.ts'
import type { Ledger } from './ledger.ts'
import type { Account, Intent } from './objects.ts'
import { type CallName, PUBLISHED_CALLS, type PublishedCall } from './published-shapes.ts'
import { invalid, Refusal } from './refusal.ts'

export interface Asked {
  readonly ledger: Ledger
  readonly account: Account
  /** The id in the path; empty where there is none. */
  readonly id: string
  readonly from: Parameters
}

const list = (data: readonly object[], url: string) => ({
  object: 'list',
  data,
  has_more: false,
  url,
})

/** The intent as it is now, with the charge in place of its id where that was asked for. */
function shown({ ledger, from }: Asked, intent: Intent): object {
  const isExpanded = Object.values(typeof from.expand === 'object' ? from.expand : {}).includes(
    'latest_charge',
  )
  if (!isExpanded) return { ...intent }
  return { ...intent, latest_charge: ledger.charges.get(intent.latest_charge ?? '') ?? null }
}

export const ANSWERS: Readonly<Record<CallName, (asked: Asked) => object>> = {
  createIntent: (asked) => shown(asked, asked.ledger.createIntent(asked.from)),
  retrieveIntent: (asked) => shown(asked, asked.ledger.intent(asked.id)),
  confirmIntent: (asked) => shown(asked, asked.ledger.confirm(asked.id, asked.from)),
  cancelIntent: (asked) => shown(asked, asked.ledger.cancel(asked.id)),
  captureIntent: (asked) => shown(asked, asked.ledger.capture(asked.id)),
  createRefund: ({ ledger, from }) => ({ ...ledger.createRefund(from) }),
  listRefunds: ({ ledger, from }) =>
    list(
      [...ledger.refunds.values()].filter(
        ({ payment_intent }) => payment_intent === textAt(from, 'payment_intent'),
      ),
      '/v1/refunds',
    ),
  listDisputes: ({ ledger, from }) => {
    const newest = ledger.disputesOf(textAt(from, 'payment_intent') ?? '').reverse()
    return list(newest.slice(0, Number(textAt(from, 'limit') ?? 10)), '/v1/disputes')
  },
  listPayouts: ({ ledger, from }) => {
    const limit = Number(textAt(from, 'limit') ?? 10)
    const newest = [...ledger.payouts.values()].reverse()
    const answer = list(newest.slice(0, limit), '/v1/payouts')
    return { ...answer, has_more: newest.length > limit }
  },
  createCustomer: ({ ledger, from }) => ({ ...ledger.createCustomer(from) }),
  createSetup: ({ ledger }) => ({ ...ledger.createSetup() }),
  retrieveSetup: ({ ledger, id }) => ({ ...ledger.setup(id) }),
  cancelSetup: ({ ledger, id }) => {
    const setup = ledger.setup(id)
    setup.status = 'canceled'
    return { ...setup }
  },
  retrieveAccount: ({ account }) => ({ ...account }),
}

/** Calls that a publishable key may make, with the client secret of what they are about. */
export const PUBLIC_CALLS: ReadonlySet<CallName> = new Set([
  'retrieveIntent',
  'confirmIntent',
  'retrieveSetup',
])

export function callFor(method: string, path: string): { name: CallName; id: string } | undefined {
  for (const [name, call] of Object.entries(PUBLISHED_CALLS)) {
    const match = call.method === method && call.path.exec(path)
    if (match) return { name: name as CallName, id: match[1] ?? '' }
  }
  return undefined
}

/** Refuses parameters that the published call does not take, and calls without those that it requires. */
export function checkParameters(name: CallName, from: Parameters): void {
  const { required, optional }: PublishedCall = PUBLISHED_CALLS[name]
  const isPublic = PUBLIC_CALLS.has(name)
  const known = new Set([...required, ...optional, ...(isPublic ? ['client_secret'] : [])])
  const unknown = Object.keys(from).find((one) => !known.has(one))
  if (unknown !== undefined) {
    throw invalid('parameter_unknown', `Received unknown parameter: ${unknown}`, unknown)
  }
  const absent = required.find((one) => !Object.hasOwn(from, one))
  if (absent !== undefined) {
    throw invalid('parameter_missing', `Missing required param: ${absent}.`, absent)
  }
}

/** Holds a publishable key to the client secret that it was given. */
export function checkClientSecret(name: CallName, { ledger, id, from }: Asked): void {
  if (PUBLIC_CALLS.has(name)) {
    const of = name === 'retrieveSetup' ? ledger.setup(id) : ledger.intent(id)
    if (textAt(from, 'client_secret') === of.client_secret) return
  }
  throw new Refusal(401, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key.',
  })
}
