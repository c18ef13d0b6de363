import { removeTrashEntry as contract } from '@sitewright/api/trash/remove-trash-entry'
import { trashKindsOf } from '@sitewright/core/trash'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { lockDrafts } from '../content/index.ts'
import { takeEntry } from '../trash-entries/index.ts'
import { fail } from './errors.ts'
import { forgetThings } from './kinds.ts'

export const removeTrashEntry = ownerCall(
  contract,
  async ({ entryId }, { role, account, inSite }) =>
    inSite(async (site) => {
      await lockDrafts(site)
      const entry = await takeEntry(site, entryId, trashKindsOf(role))
      if (!entry) throw fail('entryMissing')
      await forgetThings(site, [entry])
      await noteActivity(site, { kind: 'trashRemoved', by: account.id, about: entry.title })
      return { ok: true as const }
    }),
)
