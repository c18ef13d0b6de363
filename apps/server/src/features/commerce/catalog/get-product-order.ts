import { getProductOrder as contract } from '@sitewright/api/commerce/get-product-order'
import { MAX_ORDERED_ITEMS } from '@sitewright/core/content/collection-kinds'
import { ownerCall } from '../../../platform/http/route.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import { picturesOf } from './pictures.ts'
import { presentSummary } from './present-product.ts'
import { productsInPlace } from './product-table.ts'
import { storePage } from './store-pages.ts'

/** A fixed number of statements, however many products. */
export const getProductOrder = ownerCall(contract, async ({ collectionId }, { inSite, app }) =>
  inSite(async (site) => {
    const store = await storePage(site, collectionId)
    const found = await productsInPlace(site, collectionId, MAX_ORDERED_ITEMS + 1)
    const shown = found.slice(0, MAX_ORDERED_ITEMS)
    const pictures = await picturesOf(
      site,
      shown.flatMap(({ imageIds }) => imageIds.slice(0, 1)),
    )
    const formatOf = await moneyFormatsIn(site)
    return {
      products: shown.map((product) =>
        presentSummary(product, { siteId: site.id, pictures, formatOf, now: app.clock.now() }),
      ),
      isUsed: store.settings.productOrder === 'manual',
      hasTooMany: found.length > MAX_ORDERED_ITEMS,
    }
  }),
)
