/** Products in the trash. */

import { MAX_SKU } from '@sitewright/core/commerce/sku'
import type { Id } from '@sitewright/core/id'
import { nextFreeAddress } from '@sitewright/core/trash'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { restoreItem } from '../../items/index.ts'
import { forgetBodies, type TrashedKind } from '../../trash-entries/index.ts'
import { letFilesGo } from '../downloads/product-file.ts'
import { knowLow } from '../stock/low-stock-table.ts'
import { soldItems } from './sold-items.ts'

/** State of a product that its rows do not keep, beside its item's. */
interface ProductWas {
  /** Variants that it had, among those that were taken out before. */
  readonly variantIds: readonly Id[]
}

export const trashedProducts: TrashedKind = {
  restore: async (site, entry, { now, productsPerStore }) => {
    const { variantIds } = entry.was as unknown as ProductWas
    const newSkus = await returnVariants(site, variantIds)
    const outcome = await restoreItem(site, entry, {
      now,
      most: productsPerStore,
      restoreRest: async () =>
        (await soldItems.words(site, [entry.thingId])).get(entry.thingId) ?? [],
    })
    await knowLow(site, [entry.thingId])
    return { ...outcome, newSkus }
  },
  forget: async (site, productIds) => {
    await letFilesGo(site, productIds)
    await forgetBodies(site, productIds)
  },
}

/** Brings variants back; one whose SKU another product has taken gets the next free one. */
async function returnVariants({ id, db }: SiteTx, variantIds: readonly Id[]) {
  const variants = await db
    .selectFrom('variant')
    .select(['id', 'sku'])
    .where('website_id', '=', id)
    .where(sql<boolean>`id = ANY(${[...variantIds]})`)
    .orderBy('position')
    .execute()
  const rows = await db
    .selectFrom('variant')
    .select('sku')
    .where('website_id', '=', id)
    .where('is_removed', '=', false)
    .execute()
  const taken = new Set(rows.map(({ sku }) => sku))
  const changes = variants.map(({ id: variantId, sku: before }) => {
    const now = nextFreeAddress(before, (candidate) => taken.has(candidate), MAX_SKU)
    taken.add(now)
    return { id: variantId, before, now }
  })
  await sql`
    UPDATE variant SET is_removed = false, sku = change.now
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS change (id text, now text)
    WHERE variant.website_id = ${id} AND variant.id = change.id`.execute(db)
  return changes
    .filter(({ before, now }) => now !== before)
    .map(({ before, now }) => ({ before, now }))
}
