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

/** The store's settings with its owner's rules about the price of a cart: discounts, delivery and taxes. One statement. */
export async function storePrices(site: SiteTx, wish: DiscountWish): Promise<StorePrices> {
  const asked = {
    settings: askStoreSettings(site),
    zones: askZones(site),
    discounts: askDiscounts(site, wish),
  }
  const { rows } = await sql<{ settings: unknown; zones: unknown; discounts: unknown }>`
    SELECT ${asked.settings.query} AS settings, ${asked.zones.query} AS zones,
      ${asked.discounts.query} AS discounts`.execute(site.db)
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
