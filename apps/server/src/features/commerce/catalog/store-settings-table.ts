import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { DEFAULT_STORE_SETTINGS } from '@sitewright/core/commerce/store-settings'
import { minor } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import type { StatementPart } from '../../../platform/db/statement-part.ts'

/** SQL of a site's store settings, to be part of another statement. */
export function askStoreSettings({ id }: SiteTx): StatementPart<StoreSettings> {
  const query = sql`(SELECT json_build_object(
      'currency', currency, 'replyToEmail', reply_to_email,
      'multipleQuantityAllowedForServices', allows_many_services, 'country', country,
      'pricesIncludeTax', prices_include_tax, 'minimumSubtotalMinor', minimum_subtotal_minor,
      'termsUrl', terms_url, 'returnsUrl', returns_url, 'requiresConsent', requires_consent,
      'merchandising', merchandising, 'lowStockUpTo', low_stock_up_to)
    FROM store_settings WHERE website_id = ${id})`
  return {
    query,
    read: (value) => (value as StoreSettings | null | undefined) ?? DEFAULT_STORE_SETTINGS,
  }
}

/** The settings of a site's store. One statement. */
export async function storeSettings({ id, db }: SiteTx): Promise<StoreSettings> {
  const settings = await db
    .selectFrom('store_settings')
    .select([
      'currency',
      'reply_to_email as replyToEmail',
      'allows_many_services as multipleQuantityAllowedForServices',
      'country',
      'prices_include_tax as pricesIncludeTax',
      'minimum_subtotal_minor as minimumSubtotalMinor',
      'terms_url as termsUrl',
      'returns_url as returnsUrl',
      'requires_consent as requiresConsent',
      'merchandising',
      'low_stock_up_to as lowStockUpTo',
    ])
    .where('website_id', '=', id)
    .executeTakeFirst()
  return settings ?? DEFAULT_STORE_SETTINGS
}

export async function saveStoreSettings(
  { id, db }: SiteTx,
  settings: StoreSettings,
): Promise<void> {
  const values = {
    currency: settings.currency,
    reply_to_email: settings.replyToEmail,
    allows_many_services: settings.multipleQuantityAllowedForServices,
    country: settings.country,
    prices_include_tax: settings.pricesIncludeTax,
    minimum_subtotal_minor: minor(settings.minimumSubtotalMinor),
    terms_url: settings.termsUrl,
    returns_url: settings.returnsUrl,
    requires_consent: settings.requiresConsent,
    merchandising: JSON.stringify(settings.merchandising),
    low_stock_up_to: settings.lowStockUpTo,
  }
  await db
    .insertInto('store_settings')
    .values({ website_id: id, ...values })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet(values))
    .execute()
}

/** Whether any payment was ever begun, after which amounts cannot change their currency. */
export async function hasSold({ id, db }: SiteTx): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .select('id')
    .where('website_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
