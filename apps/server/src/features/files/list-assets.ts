import { listAssets as contract } from '@sitewright/api/files/list-assets'
import { isId } from '@sitewright/core/id'
import { ownerCall } from '../../platform/http/route.ts'
import { assetsBefore, findAssets } from './asset-table.ts'
import { asAsset } from './present-asset.ts'

/** Page size: uploads in one answer. */
const PER_PAGE = 50

export const listAssets = ownerCall(
  contract,
  async ({ cursor, ids, search, kind, undescribed, folderId }, { siteId, inSite }) =>
    inSite(async (site) => {
      if (ids) {
        const rows = await findAssets(site, ids)
        return { items: rows.map((row) => asAsset(siteId, row)), nextCursor: null }
      }
      const before = isId(cursor) ? cursor : undefined
      const rows = await assetsBefore(site, {
        ...{ before, search, kind },
        isUndescribed: undescribed !== undefined,
        folderId: folderId === 'top' ? null : folderId,
        limit: PER_PAGE + 1,
      })
      const items = rows.slice(0, PER_PAGE)
      return {
        items: items.map((row) => asAsset(siteId, row)),
        nextCursor: rows.length > PER_PAGE ? (items.at(-1)?.id ?? null) : null,
      }
    }),
)
