import { publishSite as contract } from '@sitewright/api/content/publish-site'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { nameVersion } from './name-version.ts'
import { presentPublication } from './present-publication.ts'
import { liveManifest } from './publication-table.ts'
import { publish } from './publish.ts'

export const publishSite = ownerCall(
  contract,
  async ({ keys, name = '' }, { app, account, inSite }) =>
    inSite(async (site) => {
      const before = await liveManifest(site)
      const id = await publish(site, account, { keys })
      if (id !== before?.id) await noteActivity(site, { kind: 'sitePublished', by: account.id })
      if (name !== '') await nameVersion(site, app, { publicationId: id, name })
      return { publication: await presentPublication(site, id) }
    }),
)
