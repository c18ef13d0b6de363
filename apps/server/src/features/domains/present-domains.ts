import { domainToUnicode } from 'node:url'
import type { DomainList, OwnerDomain } from '@sitewright/api/domains/shapes'
import { CLAIM_DAYS, domainState, GRACE_DAYS, proofName } from '@sitewright/core/site/domains'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { createHostRouting } from '../../platform/http/identity.ts'
import { siteWithId } from '../sites/index.ts'
import { type Claim, claimsOf } from './claim-table.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Host of the site below the platform's domain, without its port. */
export function freeHostOf({ config }: App, identifier: string): string {
  return new URL(createHostRouting(config).siteOrigin(identifier)).hostname
}

export async function presentDomains(app: App, site: SiteTx): Promise<DomainList> {
  const row = await siteWithId(site.db, site.id)
  const { hosts, addresses } = app.config.platformNames
  const freeHost = freeHostOf(app, row?.identifier ?? '')
  const claims = await claimsOf(site)
  const primary = row?.primaryDomain?.host
  return {
    domains: claims.map((claim) => presentClaim(claim, { primary, now: app.clock.now() })),
    freeHost,
    aliasOf: app.config.platformNames.isNamed ? (hosts[0] ?? freeHost) : freeHost,
    addresses: [...addresses],
  }
}

function presentClaim(
  claim: Claim,
  { primary, now }: { primary: string | undefined; now: number },
): OwnerDomain {
  const { id, host, token, problem, leadsHere, createdAt, checkedAt } = claim
  return {
    ...{ id, host, problem, leadsHere, createdAt },
    shownAs: domainToUnicode(host) || host,
    state: domainState(claim, now),
    isPrimary: host === primary,
    proof: { name: proofName(host), value: token },
    checkedAt: checkedAt ?? null,
    until: untilOf(claim) ?? null,
  }
}

function untilOf({ createdAt, provedAt, missingSince }: Claim): number | undefined {
  if (provedAt === undefined) return createdAt + CLAIM_DAYS * DAY_MS
  return missingSince === undefined ? undefined : missingSince + GRACE_DAYS * DAY_MS
}
