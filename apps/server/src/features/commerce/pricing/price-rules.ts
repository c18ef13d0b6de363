import type { Discount } from '@sitewright/core/commerce/pricing/discounts'
import type { PriceRules } from '@sitewright/core/commerce/pricing/price-cart'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import type { SiteTx } from '../../../platform/database.ts'
import { askTogether } from '../../../platform/db/statement-part.ts'
import { askStoreSettings } from '../catalog/store-settings-table.ts'
import { type AskedDiscounts, askDiscounts, type DiscountWish } from '../discounts/ask-discounts.ts'
import { askZones, type Zones } from './ask-zones.ts'

export interface StorePrices {
  readonly settings: StoreSettings
  readonly rules: PriceRules
}

/** All that decides about the price of a cart but for the cart itself, as it is stored. */
export interface PriceAnswers {
  readonly settings: StoreSettings
  readonly zones: Zones
  readonly discounts: readonly Discount[]
}

/** The parts of a statement that `pricesOf` needs. */
export function askPrices(site: SiteTx, wish: DiscountWish) {
  return { settings: askStoreSettings(site), ...askRules(site, wish) }
}

/** The parts of it where the store's settings have been read. */
export function askRules(site: SiteTx, wish: AskedDiscounts) {
  return { zones: askZones(site), discounts: askDiscounts(site, wish) }
}

export function pricesOf({ settings, zones, discounts }: PriceAnswers): StorePrices {
  const { pricesIncludeTax, minimumSubtotalMinor } = settings
  return { settings, rules: { discounts, ...zones, pricesIncludeTax, minimumSubtotalMinor } }
}

/** The store's settings with its owner's rules about the price of a cart: discounts, delivery and taxes. One statement. */
export async function storePrices(site: SiteTx, wish: DiscountWish): Promise<StorePrices> {
  return pricesOf(await askTogether<PriceAnswers>(site.db, askPrices(site, wish)))
}
