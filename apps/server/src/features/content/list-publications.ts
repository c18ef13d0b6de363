import { listPublications as contract } from '@sitewright/api/content/list-publications'
import { isId } from '@sitewright/core/id'
import { ownerCall } from '../../platform/http/route.ts'
import { asPublication } from './present-publication.ts'
import { publicationsBefore, siteClock } from './publication-table.ts'

/** Page size: versions in one answer. */
const PER_PAGE = 20

export const listPublications = ownerCall(contract, async ({ cursor }, { inSite }) =>
  inSite(async (site) => {
    const rows = await publicationsBefore(site, isId(cursor) ? cursor : undefined, PER_PAGE + 1)
    const clock = await siteClock(site)
    const items = rows.slice(0, PER_PAGE)
    return {
      items: items.map((row) => asPublication(row, clock)),
      nextCursor: rows.length > PER_PAGE ? (items.at(-1)?.id ?? null) : null,
    }
  }),
)
