import { removeDeveloperKey as contract } from '@sitewright/api/developer-keys/remove-developer-key'
import { fail } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { removeKey } from './key-table.ts'

export const removeDeveloperKey = ownerCall(contract, async ({ keyId }, { inSite }) => {
  if (!(await inSite((site) => removeKey(site, keyId)))) throw fail('notFound')
  return { ok: true as const }
})
