/**
 * The one guarded client for requests to other sites (SSRF protection): addresses of oEmbed answers, pictures and places that an
 * owner enters. A rule of `npm run check` holds that nothing else on the server connects to another host.
 */

import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import type { Id } from '@sitewright/core/id'
import type { Problem } from '@sitewright/core/problem'
import { defineService } from '../define-service.ts'
import type { Limit } from '../limits/limit.ts'
import { checkedLookup } from './checked-lookup.ts'
import { fail } from './errors.ts'
import { getOutside, type OutsideAnswer, type Wanted } from './get-outside.ts'
import { HostBreaker } from './host-breaker.ts'
import { type OutsideMessage, postOutside } from './post-outside.ts'
import { isPublicAddress } from './public-address.ts'

export interface Outside {
  /** Gets what is at an address for a site. Never called within a transaction: another site may take seconds. */
  get(
    siteId: Id,
    address: string,
    wanted: Wanted & { readonly limit?: OutsideLimit },
  ): Promise<OutsideAnswer>
  /** Posts to an https address for a site, and gives the status that was answered. Never called within a transaction either. */
  post(siteId: Id, address: string, message: OutsideMessage): Promise<number>
}

/** Requests of one kind and one site. */
interface OutsideLimit extends Limit {
  readonly name: string
}

/** Requests of one site, redirects not counted: more than an owner who pastes one address after the other makes. */
const LIMIT: OutsideLimit = { name: 'outside', max: 60, seconds: 60 }

/** Posts of one site: a form that is filled in by many keeps up, and no other server is flooded by way of a form. */
const POST_LIMIT: Limit = { max: 300, seconds: 60 }

/** Milliseconds for one request; an owner is waiting for it, or one of few workers. */
const WITHIN_MS = 10_000

const PORTS: ReadonlySet<number> = new Set([80, 443])

/** Problems of the host that was asked, which open its circuit breaker. */
const FAILURES: ReadonlySet<string> = new Set(['outsideAway', 'outsideSlow'])

/** Whether an address is one of another machine on the public internet: not this server by its own public address either. */
function isElsewhere(address: string): boolean {
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  return isPublicAddress(address) && !own.some((one) => one.address === address)
}

const resolve = (host: string) => lookup(host, { all: true })

export const outside = defineService(({ config, clock, rates }): Outside => {
  const breaker = new HostBreaker(clock)
  const limits = {
    isPublic: isElsewhere,
    ports: PORTS,
    lookup: checkedLookup(resolve, isElsewhere),
    withinMs: WITHIN_MS * config.patience,
    standIn: config.outsideStandIn,
  }
  /** Asks unless the host's circuit is open, and counts how it went. */
  const guarded = async <Answer>(
    address: string,
    counter: { readonly key: string; readonly limit: Limit },
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    if (config.isRehearsal) throw fail('outsideAway')
    const host = URL.canParse(address) ? new URL(address).host : ''
    if (breaker.isOpen(host)) throw fail('outsideWaits', { retryAfter: 60 })
    await rates.count([counter])
    try {
      const answer = await ask()
      breaker.answered(host)
      return answer
    } catch (error) {
      if (FAILURES.has((error as Problem).code)) breaker.failed(host)
      throw error
    }
  }
  return {
    get: (siteId, address, { limit = LIMIT, ...wanted }) =>
      guarded(address, { key: `${limit.name}|${siteId}`, limit }, () =>
        getOutside(address, wanted, limits),
      ),
    post: (siteId, address, message) =>
      guarded(address, { key: `outside-post|${siteId}`, limit: POST_LIMIT }, () =>
        postOutside(address, message, limits),
      ),
  }
})
