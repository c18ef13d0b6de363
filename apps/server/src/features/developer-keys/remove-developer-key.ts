import { removeDeveloperKey as contract } from '@sitewright/api/developer-keys/remove-developer-key'
import { fail } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { removeKey } from './key-table.ts'

export const removeDeveloperKey = ownerCall(contract, async ({ keyId }, { account, inSite }) =>
  inSite(async (site) => {
    const name = await removeKey(site, keyId)
    if (name === undefined) throw fail('notFound')
    await noteActivity(site, { kind: 'keyRemoved', by: account.id, about: name })
    return { ok: true as const }
  }),
)
