import { putSubscriberImport as contract } from '@sitewright/api/lists/put-subscriber-import'
import { enqueue } from '../../../platform/background/jobs.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { IMPORT_SUBSCRIBERS } from './import-subscribers.ts'
import { beginImport, findImport } from './import-table.ts'
import { presentImport } from './present-import.ts'

export const putSubscriberImport = ownerCall(
  contract,
  async ({ listId, importId, proof }, { inSite }) =>
    inSite(async (site) => {
      const found = await findImport(site, importId)
      if (found?.listId !== listId) throw fail('importMissing')
      if (!(await beginImport(site, importId, proof))) throw fail('importBegun')
      await enqueue(site, IMPORT_SUBSCRIBERS, { id: importId })
      return { import: presentImport({ ...found, state: 'running' }) }
    }),
)
