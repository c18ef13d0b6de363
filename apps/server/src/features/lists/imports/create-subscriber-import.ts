import { createSubscriberImport as contract } from '@sitewright/api/lists/create-subscriber-import'
import type { Id } from '@sitewright/core/id'
import { emailKey } from '@sitewright/core/lists/subscriber'
import type { SiteTx } from '../../../platform/database.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import type { Keys } from '../../../platform/keys.ts'
import { addressHash, erasedAmong } from '../erased-addresses.ts'
import { fail } from '../errors.ts'
import { findList } from '../list-table.ts'
import type { ImportCounts } from '../tables.ts'
import { findImport, insertImport, knownAmong } from './import-table.ts'
import { presentImport } from './present-import.ts'
import { type ReadFile, readSubscribers } from './read-file.ts'

export const createSubscriberImport = ownerCall(
  contract,
  async ({ listId, filename }, { app, raw, inSite }) => {
    const list = await inSite((site) => findList(site, listId))
    if (!list) throw fail('listMissing')
    const file = await readSubscribers((raw.body ?? []) as AsyncIterable<Buffer>)
    return inSite(async (site) => {
      const { rows, wrongRows } = file
      const counts = await countRows(site, app.keys, { listId, file })
      const now = new Date(app.clock.now())
      const kept = { listId, filename: filename.slice(0, 200), counts, wrongRows, rows, now }
      const found = await findImport(site, await insertImport(site, kept))
      if (!found) throw fail('importMissing')
      return { import: presentImport(found) }
    })
  },
)

async function countRows(
  site: SiteTx,
  keys: Keys,
  { listId, file }: { readonly listId: Id; readonly file: ReadFile },
): Promise<ImportCounts> {
  const { rows, wrong, repeated } = file
  const emails = rows.map(({ email }) => emailKey(email))
  const known = await knownAmong(site, listId, emails)
  const hashes = new Map(emails.map((email) => [addressHash(keys, site.id, email), email]))
  const erased = await erasedAmong(site, [...hashes.keys()])
  const left = [...hashes].filter(([hash, email]) => erased.has(hash) || known.get(email)).length
  const staying = [...hashes].filter(
    ([hash, email]) => !erased.has(hash) && known.get(email) === false,
  ).length
  return { new: rows.length - left - staying, known: staying, left, wrong, repeated }
}
