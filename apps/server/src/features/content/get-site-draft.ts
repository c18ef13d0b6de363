import { getSiteDraft as contract } from '@sitewright/api/content/get-site-draft'
import { ownerCall } from '../../platform/http/route.ts'
import { readSiteDraft, siteDraftRevision } from './site-draft-table.ts'

export const getSiteDraft = ownerCall(contract, async (_input, { inSite }) =>
  inSite(async (site) => ({
    // The revision comes first: what is saved in between is then told once more, never missed.
    revision: await siteDraftRevision(site),
    draft: await readSiteDraft(site),
  })),
)
