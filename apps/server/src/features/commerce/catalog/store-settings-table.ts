import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { DEFAULT_STORE_SETTINGS } from '@sitewright/core/commerce/store-settings'
import { minor } from '@sitewright/core/money'
import { type InsertObject, sql, type UpdateObject } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import type { StatementPart } from '../../../platform/db/statement-part.ts'
import type { Tables } from '../../../platform/db/tables.ts'

/** SQL of a site's store settings, to be part of another statement. */
export function askStoreSettings({ id }: SiteTx): StatementPart<StoreSettings> {
  const query = sql`(SELECT json_build_object(
      'currency', currency, 'replyToEmail', reply_to_email,
      'multipleQuantityAllowedForServices', allows_many_services, 'country', country,
      'pricesIncludeTax', prices_include_tax, 'minimumSubtotalMinor', minimum_subtotal_minor,
      'termsUrl', terms_url, 'returnsUrl', returns_url, 'requiresConsent', requires_consent,
      'expressCheckout', express_checkout, 'afterAdding', after_adding, 'accountCountry', account_country,
      'merchandising', merchandising, 'productPage', product_page, 'deliveryTimes', delivery_times, 'lowStockUpTo', low_stock_up_to)
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
      'express_checkout as expressCheckout',
      'after_adding as afterAdding',
      'account_country as accountCountry',
      'merchandising',
      'product_page as productPage',
      'delivery_times as deliveryTimes',
      'low_stock_up_to as lowStockUpTo',
    ])
    .where('website_id', '=', id)
    .executeTakeFirst()
  return settings ?? DEFAULT_STORE_SETTINGS
}

/** Settings to change; the others stay as they are. */
export type SettingsChange = {
  readonly [Name in keyof StoreSettings]?: StoreSettings[Name] | undefined
}

/** One statement, so that two owners who change different settings at once lose neither's. */
export async function saveStoreSettings({ id, db }: SiteTx, change: SettingsChange): Promise<void> {
  const begin = columnsOf(DEFAULT_STORE_SETTINGS)
  const changed = columnsOf(change)
  const insert = db
    .insertInto('store_settings')
    .values({ website_id: id, ...begin, ...changed } as InsertObject<Tables, 'store_settings'>)
  await insert
    .onConflict((conflict) => {
      const known = conflict.column('website_id')
      return Object.keys(changed).length > 0 ? known.doUpdateSet(changed) : known.doNothing()
    })
    .execute()
}

/** Columns of the settings that are given. */
function columnsOf(settings: SettingsChange): UpdateObject<Tables, 'store_settings'> {
  const { minimumSubtotalMinor: least, merchandising, productPage, deliveryTimes } = settings
  const columns = {
    currency: settings.currency,
    reply_to_email: settings.replyToEmail,
    allows_many_services: settings.multipleQuantityAllowedForServices,
    country: settings.country,
    prices_include_tax: settings.pricesIncludeTax,
    minimum_subtotal_minor: least === undefined ? undefined : minor(least),
    terms_url: settings.termsUrl,
    returns_url: settings.returnsUrl,
    requires_consent: settings.requiresConsent,
    express_checkout: settings.expressCheckout,
    after_adding: settings.afterAdding,
    account_country: settings.accountCountry,
    merchandising: merchandising && JSON.stringify(merchandising),
    product_page: productPage && JSON.stringify(productPage),
    delivery_times: deliveryTimes && JSON.stringify(deliveryTimes),
    low_stock_up_to: settings.lowStockUpTo,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
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
