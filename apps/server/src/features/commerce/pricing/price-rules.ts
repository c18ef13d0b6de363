import { EVERYWHERE } from '@sitewright/core/commerce/pricing/places'
import type { PriceRules } from '@sitewright/core/commerce/pricing/price-cart'
import type { ShippingZone } from '@sitewright/core/commerce/pricing/shipping'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { askStoreSettings } from '../catalog/store-settings-table.ts'
import { askDiscounts, type DiscountWish } from '../discounts/ask-discounts.ts'

/** Id of the rate and the zone of a store that has one flat rate. */
const FLAT_RATE = 'flat'

/** The store's settings with the owner's rules about the price of a cart: discounts, delivery and taxes. One statement. */
export async function priceRules(
  site: SiteTx,
  wish: DiscountWish,
): Promise<{ settings: StoreSettings; rules: PriceRules }> {
  const asked = { settings: askStoreSettings(site), discounts: askDiscounts(site, wish) }
  const { rows } = await sql<{ settings: unknown; discounts: unknown }>`
    SELECT ${asked.settings.query} AS settings, ${asked.discounts.query} AS discounts`.execute(
    site.db,
  )
  const settings = asked.settings.read(rows[0]?.settings)
  const rules = {
    discounts: asked.discounts.read(rows[0]?.discounts),
    shippingZones: [flatRate(settings)],
    taxZones: [],
    pricesIncludeTax: settings.pricesIncludeTax,
    minimumSubtotalMinor: settings.minimumSubtotalMinor,
  }
  return { settings, rules }
}

function flatRate({ shippingLabel: title, shippingRateMinor: costMinor }: StoreSettings) {
  return {
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
  } satisfies ShippingZone
}
