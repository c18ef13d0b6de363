import { listProducts as contract } from '@sitewright/api/commerce/list-products'
import { isId } from '@sitewright/core/id'
import { ownerCall } from '../../../platform/http/route.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import { picturesOf } from './pictures.ts'
import { presentSummary } from './present-product.ts'
import { productsBefore } from './product-table.ts'

/** Products of one answer; more come behind its cursor. */
const PAGE = 50

/** Keyset pagination by id. Three statements, however many products. */
export const listProducts = ownerCall(contract, async ({ cursor, search = '' }, { inSite, app }) =>
  inSite(async (site) => {
    const before = isId(cursor) ? cursor : undefined
    const found = await productsBefore(site, { before, search: search.trim(), limit: PAGE + 1 })
    const page = found.slice(0, PAGE)
    const pictures = await picturesOf(
      site,
      page.flatMap(({ imageIds }) => imageIds.slice(0, 1)),
    )
    const formatOf = await moneyFormatsIn(site)
    return {
      items: page.map((product) =>
        presentSummary(product, { siteId: site.id, pictures, formatOf, now: app.clock.now() }),
      ),
      nextCursor: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    }
  }),
)
