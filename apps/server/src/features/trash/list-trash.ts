import { listTrash as contract } from '@sitewright/api/trash/list-trash'
import { isId, timeOfId } from '@sitewright/core/id'
import { trashKindsOf } from '@sitewright/core/trash'
import { ownerCall } from '../../platform/http/route.ts'
import { entriesBefore } from '../trash-entries/index.ts'

/** Page size: entries in one answer. */
const PAGE = 50
const DAY_MS = 24 * 60 * 60 * 1000

export const listTrash = ownerCall(
  contract,
  async ({ cursor, kind: wanted }, { app, role, inSite }) => {
    const found = await inSite((site) =>
      entriesBefore(site, {
        kinds: trashKindsOf(role).filter((kind) => wanted === undefined || kind === wanted),
        before: isId(cursor) ? cursor : undefined,
        limit: PAGE + 1,
      }),
    )
    const page = found.slice(0, PAGE)
    const keptMs = app.config.keep.trashDays * DAY_MS
    return {
      items: page.map(({ id, ...entry }) => {
        const at = timeOfId(id)
        return { ...entry, id, at, goesAt: at + keptMs }
      }),
      nextCursor: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    }
  },
)
