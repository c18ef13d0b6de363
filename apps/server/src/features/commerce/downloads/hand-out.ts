import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { settleFulfillment } from '../fulfillment/locked-order.ts'
import { insertGrants } from './grant-table.ts'

/** Hands out the files of a paid order; one with nothing else in it is fulfilled by that. The caller holds its lock. */
export async function handOutDownloads(site: SiteTx, orderId: Id, now: Date): Promise<void> {
  await insertGrants(site, orderId, now)
  await settleFulfillment(site, orderId)
}
