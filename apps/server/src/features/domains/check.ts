/** One look at a domain, and what follows from it: by its owner's wish, or by the job. */

import type { Id } from '@sitewright/core/id'
import { nextLook } from '@sitewright/core/site/domains'
import type { App } from '../../platform/app.ts'
import { enqueue } from '../../platform/background/jobs.ts'
import type { SiteTx } from '../../platform/database.ts'
import { announceChange } from '../../platform/events.ts'
import { lockSite } from '../sites/index.ts'
import {
  type Claim,
  claimsOf,
  freeHost,
  type Look,
  noteSecured,
  saveLook,
  takeHost,
} from './claim-table.ts'
import { decide } from './decide.ts'
import { type Found, lookUp } from './look-up.ts'
import { freeHostOf } from './present-domains.ts'

/** Job that looks at a domain by itself, and names the time of the next look. */
export const LOOK_AT_DOMAIN = { name: 'look-at-domain', maxAttempts: 25 } as const

/** False where there is no such domain any more. */
export async function checkDomainOf(app: App, siteId: Id, claimId: Id): Promise<boolean> {
  const before = await app.database.inSite(siteId, async (site) => ({
    claim: await claimWithId(site, claimId),
    free: freeHostOf(app, await identifierOf(site)),
  }))
  if (!before.claim) return false
  const found = await lookUp(app, before.claim, before.free)
  return app.database.inSite(siteId, async (site) => {
    await lockSite(site)
    const claim = await claimWithId(site, claimId)
    if (!claim) return false
    const look = await settle(site, claim, { found, now: app.clock.now() })
    await lookAgain(site, { ...claim, ...look }, app.clock.now())
    return true
  })
}

/** Adds the job of the next look; a new one takes the place of one that waits. */
export async function lookAgain(
  site: SiteTx,
  claim: Pick<Claim, 'id' | 'createdAt' | 'provedAt' | 'leadsHere'>,
  now: number,
): Promise<void> {
  const runAt = nextLook(claim, now)
  if (runAt === undefined) return
  await enqueue(site, LOOK_AT_DOMAIN, { id: claim.id, runAt, key: `look-at-domain:${claim.id}` })
}

async function settle(
  site: SiteTx,
  claim: Claim,
  { found, now }: { found: Found; now: number },
): Promise<Look> {
  const { look, deed } = decide(claim, found, now)
  const isHeld = deed !== 'take' || (await takeHost(site, claim.host))
  const settled: Look = isHeld
    ? look
    : { ...look, provedAt: undefined, missingSince: undefined, problem: 'taken' }
  if (deed === 'free') await freeHost(site, claim.host)
  await saveLook(site, claim.id, settled)
  const isSecured =
    settled.provedAt !== undefined &&
    found.hasCertificate &&
    (await noteSecured(site, claim.host, now))
  if (isSecured || settled.provedAt !== claim.provedAt) await announceChange(site)
  return settled
}

async function claimWithId(site: SiteTx, id: Id): Promise<Claim | undefined> {
  return (await claimsOf(site)).find((claim) => claim.id === id)
}

async function identifierOf({ id, db }: SiteTx): Promise<string> {
  const row = await db
    .selectFrom('site')
    .select('identifier')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.identifier ?? ''
}
