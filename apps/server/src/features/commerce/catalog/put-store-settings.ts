import { putStoreSettings as contract } from '@sitewright/api/commerce/put-store-settings'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { isCurrency, priceCeiling } from '@sitewright/core/money'
import { announceChange } from '../../../platform/events.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { hasSold, saveStoreSettings, storeSettings } from './store-settings-table.ts'

export const putStoreSettings = ownerCall(contract, async (input, { inSite }) => {
  const { siteId: _, pricesIncludeTax: __, accountCountry: ___, ...change } = input
  return inSite(async (site) => {
    const before = await storeSettings(site)
    const { currency = before.currency, minimumSubtotalMinor = before.minimumSubtotalMinor } =
      change
    if (!isCurrency(currency)) refuse('currencyUnknown', 'currency')
    if (minimumSubtotalMinor > priceCeiling(currency)) {
      refuse('priceTooHigh', 'minimumSubtotalMinor')
    }
    if (before.currency !== currency && (await hasSold(site))) refuse('currencyFixed', 'currency')
    await saveStoreSettings(site, change)
    // Every price on the site is written in this currency.
    await announceChange(site)
    return { settings: await storeSettings(site) }
  })
})

function refuse(code: keyof typeof fail.catalogue, field: keyof StoreSettings): never {
  throw fail(code, { errors: { [field]: fail.catalogue[code].message } })
}
