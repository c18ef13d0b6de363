import { removeDomain as contract } from '@sitewright/api/domains/remove-domain'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { lockSite } from '../sites/index.ts'
import { claimsOf, deleteClaim, freeHost } from './claim-table.ts'
import { fail } from './errors.ts'
import { presentDomains } from './present-domains.ts'

export const removeDomain = ownerCall(contract, async ({ domainId }, { app, account, inSite }) =>
  inSite(async (site) => {
    await lockSite(site)
    const claim = (await claimsOf(site)).find(({ id }) => id === domainId)
    if (!claim) throw fail('domainMissing')
    await deleteClaim(site, claim.id)
    if (await freeHost(site, claim.host)) await announceChange(site)
    await noteActivity(site, { kind: 'domainRemoved', by: account.id, about: claim.host })
    return presentDomains(app, site)
  }),
)
