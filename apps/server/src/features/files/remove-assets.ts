import { removeAssets as contract } from '@sitewright/api/files/remove-assets'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { putManyIntoTrash } from '../trash-entries/index.ts'
import { markAssetsRemoved } from './asset-table.ts'

export const removeAssets = ownerCall(contract, async ({ assetIds }, { account, inSite }) =>
  inSite(async (site) => {
    const removed = await markAssetsRemoved(site, assetIds)
    const things = removed.map(({ id, filename }) => ({
      ...{ kind: 'file' as const, thingId: id, title: filename, by: account.id },
      was: {},
    }))
    const trashIds = await putManyIntoTrash(site, things)
    if (removed.length > 0) await announceChange(site)
    return { trashIds }
  }),
)
