import { placeProduct as contract } from '@sitewright/api/commerce/place-product'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { ownerCall } from '../../../platform/http/route.ts'
import { findItem, placeBeside } from '../../items/index.ts'
import { fail } from '../errors.ts'

export const placeProduct = ownerCall(contract, async ({ productId, besideId, side }, { inSite }) =>
  inSite(async (site) => {
    const item = await findItem(site, productId)
    if (item?.recordType !== RECORD_TYPES.storeItem) throw fail('productUnknown')
    return placeBeside(site, item, { besideId, side })
  }),
)
