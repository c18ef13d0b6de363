import { listAssetsUses as contract } from '@sitewright/api/files/list-assets-uses'
import { ownerCall } from '../../platform/http/route.ts'
import { usesOfAny } from './uses-of.ts'

export const listAssetsUses = ownerCall(contract, async ({ ids }, { inSite }) =>
  inSite(async (site) => ({ uses: [...(await usesOfAny(site, ids))] })),
)
