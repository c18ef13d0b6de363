import { createDomain as contract } from '@sitewright/api/domains/create-domain'
import { areRelated, DOMAIN_WORDS, MAX_DOMAINS, readDomain } from '@sitewright/core/site/domains'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { newToken } from '../../platform/keys.ts'
import { noteActivity } from '../activity/index.ts'
import { lockSite } from '../sites/index.ts'
import { lookAgain } from './check.ts'
import { claimsOf, holderOf, insertClaim } from './claim-table.ts'
import { fail } from './errors.ts'
import { presentDomains } from './present-domains.ts'

export const createDomain = ownerCall(contract, async ({ domain }, { app, account, inSite }) => {
  const read = readDomain(domain)
  if (read.problem) throw badDomain(DOMAIN_WORDS[read.problem])
  const { host } = read
  if (isOfPlatform(app, host)) throw badDomain(fail.catalogue.ofPlatform.message)
  const now = app.clock.now()
  return inSite(async (site) => {
    await lockSite(site)
    await refuseUnfit(site, host)
    const id = await insertClaim(site, { host, token: newToken(), createdAt: now })
    await noteActivity(site, { kind: 'domainAdded', by: account.id, about: host })
    await lookAgain(site, { id, createdAt: now, provedAt: undefined, leadsHere: false }, now)
    return presentDomains(app, site)
  })
})

async function refuseUnfit(site: SiteTx, host: string): Promise<void> {
  const claims = await claimsOf(site)
  if (claims.some((claim) => claim.host === host)) {
    throw badDomain(fail.catalogue.domainThere.message)
  }
  if (claims.length >= MAX_DOMAINS) throw fail('tooManyDomains')
  if ((await holderOf(site, host)) !== undefined) throw fail('domainTaken')
}

function badDomain(message: string) {
  return fail('badDomain', { message, errors: { domain: message } })
}

/** Names of the platform, and all that lies above or below them: cookies that are set there would reach it. */
function isOfPlatform({ config }: App, host: string): boolean {
  const own = [
    new URL(config.studioOrigin).hostname,
    config.sitesDomain.replace(/:\d+$/, ''),
    ...config.platformNames.hosts,
  ]
  return own.some((name) => areRelated(host, name))
}
