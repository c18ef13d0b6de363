import { getChanges as contract } from '@sitewright/api/content/get-changes'
import { ownerCall } from '../../platform/http/route.ts'
import { readDraft } from './draft-table.ts'
import { changesToPublish } from './manifest.ts'
import { liveManifest } from './publication-table.ts'

export const getChanges = ownerCall(contract, async (_input, { inSite }) =>
  inSite(async (site) => {
    const live = await liveManifest(site)
    return { changes: changesToPublish(live?.manifest, await readDraft(site)) }
  }),
)
