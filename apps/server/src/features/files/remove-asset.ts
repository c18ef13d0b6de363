import { removeAsset as contract } from '@sitewright/api/files/remove-asset'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { putIntoTrash } from '../trash-entries/index.ts'
import { markAssetsRemoved } from './asset-table.ts'
import { fail } from './errors.ts'

export const removeAsset = ownerCall(contract, async ({ assetId }, { account, inSite }) =>
  inSite(async (site) => {
    const [removed] = await markAssetsRemoved(site, [assetId])
    if (!removed) throw fail('assetMissing')
    const trashId = await putIntoTrash(site, {
      ...{ kind: 'file', thingId: assetId, title: removed.filename, by: account.id },
      was: {},
    })
    await announceChange(site)
    return { ok: true as const, trashId }
  }),
)
