/** Parts that the mails of orders share. */

import type { Address } from '@sitewright/api/orders/shapes'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { countryName } from '@sitewright/core/country-name'
import { ENGLISH, type ShopKey, type ShopWord } from '@sitewright/core/shop-words/english'
import { sayShop } from '@sitewright/core/shop-words/say-shop'
import { shopWordsToBring, speaks } from '@sitewright/core/shop-words/shop-words'
import type { Say } from '@sitewright/core/words/island-words'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { askTogether } from '../../../platform/db/statement-part.ts'
import type { MailSpeech } from '../../mail/index.ts'
import { askSiteInMails, originOf, ownerAddress, type SiteInMails } from '../../sites/index.ts'
import { askStoreSettings, storeSettings } from '../catalog/store-settings-table.ts'
import { postalLines } from '../checkout/postal-address.ts'

/** Lines of an address as it is written on a parcel, with the country in the language of its reader. */
export function addressLines(address: Address, language: string): string[] {
  return [...postalLines(address), countryName(address.country, language)]
}

/** The language and the words of the mails of a site's orders. */
export function mailSpeech({ settings, words }: Pick<SiteInMails, 'settings' | 'words'>): {
  readonly speech: Required<MailSpeech>
  readonly say: Say<ShopWord>
} {
  const language = speaks(settings.language) ? settings.language : 'en'
  const table = shopWordsToBring(language, words, MAIL_KEYS)
  return { speech: { language, words: table }, say: sayShop(table) }
}

/** Puts what we named in English, such as a row of a total, into the language of the mail; what an owner named stays. */
export function told(say: Say<ShopWord>, text: string): string {
  return say(text as ShopWord)
}

/** Words of mails, of the rows of a total and of how a download comes; the rest is of pages. */
const MAIL_KEYS = (Object.keys(ENGLISH) as ShopKey[]).filter((key) =>
  /^(mail|total|order(Awaiting|Download|FollowParcel|GivenBackDays|Practice|ShippingTo|Thanks|YourNote)|checkout(Billing|VatNumber)$|payment(BankTransfer|Card|Pickup|Practice)$)/.test(
    key,
  ),
)

/** All that the mail of an order says of its site. */
export interface MailFacts {
  readonly site: SiteInMails
  readonly settings: StoreSettings
}

/** The parts of a statement that reads it. */
export function askMailFacts(site: SiteTx) {
  return { site: askSiteInMails(site), settings: askStoreSettings(site) }
}

/** Title and address of the site, for the sender and the links of its mails, and the words of these. */
export async function siteAddress({ config }: App, site: SiteTx): Promise<SiteAddress> {
  const { found } = await askTogether(site.db, { found: askSiteInMails(site) })
  return { title: found.title, origin: originOf(config, found), ...mailSpeech(found) }
}

export interface SiteAddress extends ReturnType<typeof mailSpeech> {
  readonly title: string
  readonly origin: string
}

/** Address for mail to the owner: that of the store's settings, else the account's; undefined where there is neither. */
export async function addressForOwner(site: SiteTx): Promise<string | undefined> {
  const { replyToEmail } = await storeSettings(site)
  return replyToEmail || ownerAddress(site)
}
