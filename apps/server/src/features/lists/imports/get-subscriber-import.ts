import { getSubscriberImport as contract } from '@sitewright/api/lists/get-subscriber-import'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { findImport } from './import-table.ts'
import { presentImport } from './present-import.ts'

export const getSubscriberImport = ownerCall(contract, async ({ listId, importId }, { inSite }) =>
  inSite(async (site) => {
    const found = await findImport(site, importId)
    if (found?.listId !== listId) throw fail('importMissing')
    return { import: presentImport(found) }
  }),
)
