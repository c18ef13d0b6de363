/** SQL of download grants: the right of a customer to the file behind one line of a paid order. */

import { DOWNLOAD_DAYS, MAX_DOWNLOADS } from '@sitewright/core/commerce/downloads'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

const DAY_MS = 24 * 3_600_000

/** End of the time in which a grant that is given now can be used. */
export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + DOWNLOAD_DAYS * DAY_MS)
}

/** Gives a grant to each line of the order whose product has a file; lines that have one keep it. */
export async function insertGrants({ id, db }: SiteTx, orderId: Id, now: Date): Promise<void> {
  await sql`
    INSERT INTO download_grant (website_id, order_id, order_line_id, file_id, expires_at)
    SELECT line.website_id, line.order_id, line.id, product.file_id, ${expiryOf(now)}
    FROM order_line line JOIN product
      ON product.website_id = line.website_id AND product.id = line.product_id
    WHERE line.website_id = ${id} AND line.order_id = ${orderId}
      AND line.product_type = ${PRODUCT_TYPES.digital} AND product.file_id IS NOT NULL
    ON CONFLICT DO NOTHING`.execute(db)
}

/** Lets every grant of the order be used from the beginning again. */
export async function resetGrants({ id, db }: SiteTx, orderId: Id, now: Date): Promise<void> {
  await db
    .updateTable('download_grant')
    .set({ uses: 0, expires_at: expiryOf(now) })
    .where('website_id', '=', id)
    .where('order_id', '=', orderId)
    .execute()
}

/** Ends every grant of the order. */
export async function endGrants({ id, db }: SiteTx, orderId: Id, now: Date): Promise<void> {
  await db
    .updateTable('download_grant')
    .set({ expires_at: now })
    .where('website_id', '=', id)
    .where('order_id', '=', orderId)
    .where('expires_at', '>', now)
    .execute()
}

export interface GrantName {
  readonly orderId: Id
  readonly lineId: Id
}

/** File of a line's grant; undefined where it has none. */
export async function fileOfGrant(
  { id, db }: SiteTx,
  { orderId, lineId }: GrantName,
): Promise<Id | undefined> {
  const grant = await db
    .selectFrom('download_grant')
    .select('file_id as fileId')
    .where('website_id', '=', id)
    .where('order_id', '=', orderId)
    .where('order_line_id', '=', lineId)
    .executeTakeFirst()
  return grant?.fileId
}

/** Whether the grant can be used now; `counts` uses it once, in the same statement, so that no two requests share the last use. */
export async function spendUse(
  { id, db }: SiteTx,
  { orderId, lineId }: GrantName,
  { now, counts }: { now: Date; counts: boolean },
): Promise<boolean> {
  // A download that is gone on with was counted when it began, so its last use must not stand against it.
  const most = counts ? MAX_DOWNLOADS - 1 : MAX_DOWNLOADS
  const used = await db
    .updateTable('download_grant')
    .set({ uses: sql<number>`uses + ${counts ? 1 : 0}::int` })
    .where('website_id', '=', id)
    .where('order_id', '=', orderId)
    .where('order_line_id', '=', lineId)
    .where('expires_at', '>', now)
    .where('uses', '<=', most)
    .returning('order_line_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function isGranted({ id, db }: SiteTx, fileId: Id): Promise<boolean> {
  const grant = await db
    .selectFrom('download_grant')
    .select('order_id')
    .where('website_id', '=', id)
    .where('file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst()
  return grant !== undefined
}
