import { publishSite as contract } from '@sitewright/api/content/publish-site'
import { ownerCall } from '../../platform/http/route.ts'
import { presentPublication } from './present-publication.ts'
import { publish } from './publish.ts'

export const publishSite = ownerCall(contract, async ({ keys }, { account, inSite }) =>
  inSite(async (site) => {
    const id = await publish(site, account, { keys })
    return { publication: await presentPublication(site, id) }
  }),
)
