/** Parts that the mails of orders share. */

import type { Address } from '@sitewright/api/orders/shapes'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { countryName } from '@sitewright/core/country-name'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { createHostRouting } from '../../../platform/http/identity.ts'
import { askSiteInMails, ownerAddress, type SiteInMails } from '../../sites/index.ts'
import { askStoreSettings, storeSettings } from '../catalog/store-settings-table.ts'
import { postalLines } from '../checkout/postal-address.ts'

/** Lines of an address as it is written on a parcel. */
export function addressLines(address: Address): string[] {
  return [...postalLines(address), countryName(address.country)]
}

/** All that the mail of an order says of its site. */
export interface MailFacts {
  readonly site: SiteInMails
  readonly settings: StoreSettings
}

/** The parts of a statement that reads it. */
export function askMailFacts(site: SiteTx) {
  return { site: askSiteInMails(site), settings: askStoreSettings(site) }
}

/** Title and address of the site, for the sender and the links of its mails. */
export async function siteAddress(
  { config }: App,
  { id, db }: SiteTx,
): Promise<{ title: string; origin: string }> {
  const { title, identifier } = await db
    .selectFrom('site')
    .select(['title', 'identifier'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { title, origin: createHostRouting(config).siteOrigin(identifier) }
}

/** Address for mail to the owner: that of the store's settings, else the account's; undefined where there is neither. */
export async function addressForOwner(site: SiteTx): Promise<string | undefined> {
  const { replyToEmail } = await storeSettings(site)
  return replyToEmail || ownerAddress(site)
}
