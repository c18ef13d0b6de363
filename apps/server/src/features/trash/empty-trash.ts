import { emptyTrash as contract } from '@sitewright/api/trash/empty-trash'
import { trashKindsOf } from '@sitewright/core/trash'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { forgetOldest } from './kinds.ts'

/** Batch size: things that one transaction removes, so that none is long. */
const AT_ONCE = 500

export const emptyTrash = ownerCall(
  contract,
  async ({ kind: wanted }, { role, account, inSite }) => {
    const kinds = trashKindsOf(role).filter((kind) => wanted === undefined || kind === wanted)
    let count = 0
    for (let batch = AT_ONCE; batch === AT_ONCE; count += batch) {
      batch = await inSite((site) => forgetOldest(site, { kinds, limit: AT_ONCE }))
    }
    if (count > 0) {
      await inSite((site) => noteActivity(site, { kind: 'trashEmptied', by: account.id }))
    }
    return { count }
  },
)
