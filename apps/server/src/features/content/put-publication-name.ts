import { putPublicationName as contract } from '@sitewright/api/content/put-publication-name'
import { ownerCall } from '../../platform/http/route.ts'
import { nameVersion } from './name-version.ts'
import { presentPublication } from './present-publication.ts'

export const putPublicationName = ownerCall(contract, async (input, { app, inSite }) =>
  inSite(async (site) => {
    await nameVersion(site, app, input)
    return { publication: await presentPublication(site, input.publicationId) }
  }),
)
