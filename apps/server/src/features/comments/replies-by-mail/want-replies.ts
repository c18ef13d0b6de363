/** Takes the wish for mail about replies to a comment that is being sent. */

import type { Id } from '@sitewright/core/id'
import { emailKey } from '@sitewright/core/lists/subscriber'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { clientAddress } from '../../../platform/http/client-address.ts'
import { LimitReached } from '../../../platform/limits/rate-counter.ts'
import { readerWithAddress } from './reader-table.ts'

const DAY_S = 86_400
/**
 * Limits on asking people who are not known yet, over all sites together. An office may share one network address; who is
 * asked by more than five sites in a day did not write to them.
 */
const ASKED = {
  from: { max: 60, seconds: DAY_S },
  to: { max: 5, seconds: DAY_S },
}

interface Visit {
  readonly app: App
  readonly raw: FastifyRequest
  readonly siteId: Id
  inSite<Result>(work: (site: SiteTx) => Promise<Result>): Promise<Result>
}

/** Keyed hash of the address to keep as a reader; undefined where too many strangers were named. The comment is taken anyway. */
export async function wantReplies(
  { app, raw, siteId, inSite }: Visit,
  email: string,
): Promise<string | undefined> {
  const hash = app.keys.sign('comment-reader', `${siteId}|${emailKey(email)}`)
  if (await inSite((site) => readerWithAddress(site, hash))) return hash
  try {
    await app.rates.count([
      { key: `commentReader|from|${clientAddress(raw, app.config)}`, limit: ASKED.from },
      { key: `commentReader|to|${emailKey(email)}`, limit: ASKED.to },
    ])
    return hash
  } catch (error) {
    if (error instanceof LimitReached) return undefined
    throw error
  }
}
