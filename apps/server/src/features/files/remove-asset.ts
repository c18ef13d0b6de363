import { removeAsset as contract } from '@sitewright/api/files/remove-asset'
import { enqueue } from '../../platform/background/jobs.ts'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { deleteAsset } from './asset-table.ts'
import { clearFiles } from './clear-files.ts'
import { fail } from './errors.ts'

export const removeAsset = ownerCall(contract, async ({ assetId }, { inSite }) =>
  inSite(async (site) => {
    if (!(await deleteAsset(site, assetId))) throw fail('assetMissing')
    await enqueue(site, clearFiles, { id: assetId })
    await announceChange(site)
    return { ok: true as const }
  }),
)
