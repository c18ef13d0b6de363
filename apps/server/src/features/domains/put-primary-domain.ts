import { putPrimaryDomain as contract } from '@sitewright/api/domains/put-primary-domain'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { lockSite } from '../sites/index.ts'
import { claimsOf, setPrimary } from './claim-table.ts'
import { fail } from './errors.ts'
import { freeHostOf, presentDomains } from './present-domains.ts'

export const putPrimaryDomain = ownerCall(
  contract,
  async ({ domainId }, { app, account, inSite }) =>
    inSite(async (site) => {
      const { identifier, primaryDomain } = await lockSite(site)
      const claim = (await claimsOf(site)).find(({ id }) => id === domainId)
      if (domainId !== null && !claim) throw fail('domainMissing')
      if (claim && claim.provedAt === undefined) throw fail('notProved')
      if (claim?.host === primaryDomain?.host) return presentDomains(app, site)
      await setPrimary(site, claim?.host)
      const about = claim?.host ?? freeHostOf(app, identifier)
      await noteActivity(site, { kind: 'addressChosen', by: account.id, about })
      await announceChange(site)
      return presentDomains(app, site)
    }),
)
