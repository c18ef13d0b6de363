import type { LegalPages } from '@sitewright/api/pages/props'
import { isConsentAsked } from '@sitewright/core/commerce/store-settings'
import type { ShopVisit } from '../cart/cart-token.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'

export interface CheckoutSettings extends LegalPages {
  /** The store's own country, which the checkout begins with; empty if it is not set. */
  readonly country: string
  /** Whether products are bought at once, past the shopping cart. */
  readonly isExpress: boolean
}

/** The owner's settings that the checkout page shows. */
export async function checkoutSettings(visit: ShopVisit): Promise<CheckoutSettings> {
  const settings = await visit.inSite((site) => storeSettings(site))
  const { country, termsUrl, returnsUrl, expressCheckout: isExpress } = settings
  return { country, isExpress, termsUrl, returnsUrl, isConsentAsked: isConsentAsked(settings) }
}
