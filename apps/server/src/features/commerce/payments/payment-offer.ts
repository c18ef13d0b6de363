import type { PaymentOffer } from '@sitewright/api/pages/props'
import type { ShopVisit } from '../cart/cart-token.ts'
import { offeredProviders } from './providers.ts'

/** How a visitor of the shop can pay. */
export async function paymentOffer(visit: ShopVisit): Promise<PaymentOffer> {
  const providers = await visit.inSite((site) => offeredProviders(visit.app, site))
  return {
    choices: providers.flatMap(({ choices }) => [...choices]),
    isPractice: providers.some(({ isPractice }) => isPractice),
  }
}
