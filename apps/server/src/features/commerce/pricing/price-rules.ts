import { EVERYWHERE } from '@sitewright/core/commerce/pricing/places'
import type { PriceRules } from '@sitewright/core/commerce/pricing/price-cart'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'

/** Id of the rate and the zone of a store that has one flat rate. */
const FLAT_RATE = 'flat'

/** The owner's rules about prices: discounts, delivery and taxes. */
export function priceRules(settings: StoreSettings): PriceRules {
  const { shippingLabel: title, shippingRateMinor: costMinor } = settings
  return {
    discounts: [],
    shippingZones: [
      {
        id: FLAT_RATE,
        title: 'Everywhere',
        places: [{ country: EVERYWHERE, regions: [], postalCodes: [] }],
        rates: [
          {
            id: FLAT_RATE,
            title,
            kind: 'flat',
            steps: [{ from: 0, costMinor }],
            freeFromMinor: null,
            note: '',
          },
        ],
      },
    ],
    taxZones: [],
    pricesIncludeTax: settings.pricesIncludeTax,
    minimumSubtotalMinor: settings.minimumSubtotalMinor,
  }
}
