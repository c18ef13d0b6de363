import type { DonatePageProps } from '@sitewright/api/pages/props'
import type { Id } from '@sitewright/core/id'
import type { PageSources } from '../../../platform/http/page-sources.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import type { ShopVisit } from '../cart/cart-token.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { paymentOffer } from '../payments/payment-offer.ts'
import { findFund } from './fund-table.ts'

export type DonatePage = Pick<DonatePageProps, 'fund' | 'moneyFormat' | 'methods'> & {
  /** Addresses that the page may load from for its payment methods. */
  readonly sources: PageSources
}

/** Contents of the donate page of a fund; undefined for one that takes no donations. */
export async function donatePage(visit: ShopVisit, fundId: Id): Promise<DonatePage | undefined> {
  const shown = await visit.inSite(async (site) => {
    const fund = await findFund(site, fundId)
    if (!fund?.isOpen) return undefined
    const { isOpen: _, ...terms } = fund
    const { currency } = await storeSettings(site)
    return { fund: terms, moneyFormat: (await moneyFormatsIn(site))(currency) }
  })
  if (!shown) return undefined
  const { methods, sources } = await paymentOffer(visit)
  // A donation is never picked up, so it cannot be paid then.
  return { ...shown, methods: methods.filter(({ isForPickup }) => !isForPickup), sources }
}
