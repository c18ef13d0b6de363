import { putShippingZones as contract } from '@sitewright/api/commerce/put-shipping-zones'
import type { ShippingZone } from '@sitewright/core/commerce/pricing/shipping'
import { priceCeiling } from '@sitewright/core/money'
import { ownerCall } from '../../../platform/http/route.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { fail } from '../errors.ts'
import { saveShippingZones } from './ask-zones.ts'

export const putShippingZones = ownerCall(contract, async ({ zones }, { inSite }) =>
  inSite(async (site) => {
    const { currency } = await storeSettings(site)
    refuseTooHigh(zones, priceCeiling(currency))
    await saveShippingZones(site, zones)
    return { zones }
  }),
)

/** Refuses costs above what one thing may cost in the store's currency. */
function refuseTooHigh(zones: readonly ShippingZone[], ceiling: number): void {
  const { message } = fail.catalogue.priceTooHigh
  const tooHigh = zones.flatMap(({ rates }, zone) =>
    rates.flatMap(({ steps }, rate) =>
      steps.flatMap(({ costMinor }, step) =>
        (costMinor ?? 0) > ceiling ? [`zones.${zone}.rates.${rate}.steps.${step}.costMinor`] : [],
      ),
    ),
  )
  if (tooHigh.length === 0) return
  throw fail('priceTooHigh', { errors: Object.fromEntries(tooHigh.map((at) => [at, message])) })
}
