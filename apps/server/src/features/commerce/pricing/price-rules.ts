import type { PriceRules } from '@sitewright/core/commerce/pricing/price-cart'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { askStoreSettings } from '../catalog/store-settings-table.ts'
import { askDiscounts, type DiscountWish } from '../discounts/ask-discounts.ts'
import { askZones } from './ask-zones.ts'

export interface StorePrices {
  readonly settings: StoreSettings
  readonly rules: PriceRules
}

/** The store's settings with the owner's rules about the price of a cart: discounts, delivery and taxes. One statement. */
export async function priceRules(site: SiteTx, wish: DiscountWish): Promise<StorePrices> {
  const asked = {
    settings: askStoreSettings(site),
    discounts: askDiscounts(site, wish),
    zones: askZones(site),
  }
  const { rows } = await sql<Record<keyof typeof asked, unknown>>`
    SELECT ${asked.settings.query} AS settings, ${asked.discounts.query} AS discounts,
      ${asked.zones.query} AS zones`.execute(site.db)
  const settings = asked.settings.read(rows[0]?.settings)
  return {
    settings,
    rules: {
      discounts: asked.discounts.read(rows[0]?.discounts),
      ...asked.zones.read(rows[0]?.zones),
      pricesIncludeTax: settings.pricesIncludeTax,
      minimumSubtotalMinor: settings.minimumSubtotalMinor,
    },
  }
}
