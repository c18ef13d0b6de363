import { listProductRows as contract } from '@sitewright/api/commerce/list-product-rows'
import { isId } from '@sitewright/core/id'
import { ownerCall } from '../../../platform/http/route.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { presentRow } from './present-row.ts'
import { rowsBefore } from './row-table.ts'

/** Products of one answer; more come behind its cursor. */
const PAGE = 200

/** Keyset pagination by id. Two statements, however many products. */
export const listProductRows = ownerCall(
  contract,
  async ({ cursor, search = '', state, categoryId }, { inSite }) =>
    inSite(async (site) => {
      const before = isId(cursor) ? cursor : undefined
      const question = { before, search: search.trim(), state, categoryId, limit: PAGE + 1 }
      const found = await rowsBefore(site, question)
      const page = found.slice(0, PAGE)
      return {
        items: page.map(presentRow),
        nextCursor: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
        currency: (await storeSettings(site)).currency,
      }
    }),
)
