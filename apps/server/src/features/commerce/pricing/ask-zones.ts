/** SQL of a store's zones, which are columns of its settings. */

import { DEFAULT_SHIPPING_ZONES } from '@sitewright/core/commerce/pricing/flat-rate'
import type { ShippingZone } from '@sitewright/core/commerce/pricing/shipping'
import type { TaxZone } from '@sitewright/core/commerce/pricing/taxes'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import type { StatementPart } from '../../../platform/db/statement-part.ts'
import { saveStoreSettings } from '../catalog/store-settings-table.ts'

export interface Zones {
  readonly shippingZones: readonly ShippingZone[]
  readonly taxZones: readonly TaxZone[]
}

/** SQL of a site's zones, to be part of another statement. */
export function askZones({ id }: SiteTx): StatementPart<Zones> {
  const query = sql`(SELECT json_build_object('shippingZones', shipping_zones, 'taxZones', tax_zones)
    FROM store_settings WHERE website_id = ${id})`
  return { query, read: readZones }
}

function readZones(value: unknown): Zones {
  const { shippingZones, taxZones } = (value ?? {}) as Partial<{
    [Key in keyof Zones]: Zones[Key] | null
  }>
  return { shippingZones: shippingZones ?? DEFAULT_SHIPPING_ZONES, taxZones: taxZones ?? [] }
}

/** SQL of the zones of a store that tells shoppers when their order arrives; none of any other. */
export function askTimedZones({ id }: SiteTx): StatementPart<readonly ShippingZone[]> {
  const query = sql`(SELECT shipping_zones FROM store_settings
    WHERE website_id = ${id} AND (delivery_times->>'isShown')::boolean)`
  return { query, read: (value) => (value as readonly ShippingZone[] | null | undefined) ?? [] }
}

/** The zones of a site. One statement. */
export async function zonesOf(site: SiteTx): Promise<Zones> {
  const { query, read } = askZones(site)
  const { rows } = await sql<{ zones: unknown }>`SELECT ${query} AS zones`.execute(site.db)
  return read(rows[0]?.zones)
}

export async function saveShippingZones(
  site: SiteTx,
  zones: readonly ShippingZone[],
): Promise<void> {
  await changeRow(site, { shipping_zones: JSON.stringify(zones) })
}

export async function saveTaxSettings(
  site: SiteTx,
  { pricesIncludeTax, zones }: { pricesIncludeTax: boolean; zones: readonly TaxZone[] },
): Promise<void> {
  await changeRow(site, {
    prices_include_tax: pricesIncludeTax,
    tax_zones: JSON.stringify(zones),
  })
}

type ZoneColumns =
  | { readonly shipping_zones: string }
  | { readonly prices_include_tax: boolean; readonly tax_zones: string }

/** Changes the row of a store's settings, which stores have from their first change on. */
async function changeRow(site: SiteTx, columns: ZoneColumns): Promise<void> {
  const change = () =>
    site.db
      .updateTable('store_settings')
      .set(columns)
      .where('website_id', '=', site.id)
      .returning('website_id')
      .executeTakeFirst()
  if (await change()) return
  await saveStoreSettings(site, {})
  await change()
}
