import { getShippingZones as contract } from '@sitewright/api/commerce/get-shipping-zones'
import { ownerCall } from '../../../platform/http/route.ts'
import { zonesOf } from './ask-zones.ts'

export const getShippingZones = ownerCall(contract, async (_input, { inSite }) =>
  inSite(async (site) => ({ zones: (await zonesOf(site)).shippingZones })),
)
