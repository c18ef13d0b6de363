import { restoreTrashEntry as contract } from '@sitewright/api/trash/restore-trash-entry'
import { trashKindsOf } from '@sitewright/core/trash'
import { brokenConstraint } from '../../platform/db/unique-violation.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { requireMayChange } from '../asset-uses/index.ts'
import { lockDrafts } from '../content/index.ts'
import { takeEntry } from '../trash-entries/index.ts'
import { fail } from './errors.ts'
import { TRASHED } from './kinds.ts'

export const restoreTrashEntry = ownerCall(
  contract,
  async ({ entryId }, { app, role, account, inSite }) =>
    inSite(async (site) => {
      await lockDrafts(site)
      const entry = await takeEntry(site, entryId, trashKindsOf(role))
      if (!entry) throw fail('entryMissing')
      const { kind, thingId, title } = entry
      const now = app.clock.now()
      const { productsPerStore } = app.config
      const outcome = await TRASHED[kind].restore(site, entry, { now, productsPerStore })
      // Pages that still name a file show it again at once.
      if (kind === 'file') await requireMayChange(site, role, thingId)
      await noteActivity(site, { kind: 'trashRestored', by: account.id, about: title })
      return { restored: { kind, thingId, title, ...outcome } }
    }).catch((error) => {
      // The entry is still in the trash.
      throw brokenConstraint(error) === undefined ? error : fail('takenMeanwhile')
    }),
)
