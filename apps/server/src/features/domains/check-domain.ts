import { checkDomain as contract } from '@sitewright/api/domains/check-domain'
import { domainState } from '@sitewright/core/site/domains'
import { ownerCall } from '../../platform/http/route.ts'
import { checkDomainOf } from './check.ts'
import { claimsOf } from './claim-table.ts'
import { fail } from './errors.ts'
import { presentDomains } from './present-domains.ts'

/** Looks at domains of one site that its owners may ask for: more than anyone does by hand, and few for name servers. */
const LIMIT = { max: 20, seconds: 60 }

export const checkDomain = ownerCall(contract, async ({ domainId }, { app, siteId, inSite }) => {
  const claims = await inSite(claimsOf)
  const claim = claims.find(({ id }) => id === domainId)
  if (!claim) throw fail('domainMissing')
  if (domainState(claim, app.clock.now()) === 'expired') throw fail('proofExpired')
  await app.rates.count([{ key: `check-domain|${siteId}`, limit: LIMIT }])
  if (!(await checkDomainOf(app, siteId, domainId))) throw fail('domainMissing')
  return inSite((site) => presentDomains(app, site))
})
