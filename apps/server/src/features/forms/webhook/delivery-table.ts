/** SQL of webhooks' deliveries: each answer that goes out has one, which is also its line in the log. */

import type { Entry } from '@sitewright/core/forms/check-entries'
import { type Id, newId } from '@sitewright/core/id'
import { type Selectable, sql } from 'kysely'
import { type Chore, daysBefore } from '../../../platform/background/housekeeping.ts'
import type { SiteTx } from '../../../platform/database.ts'
import type { AnswerPage, FormDeliveryTable } from '../tables.ts'

export type DeliveryRow = Omit<Selectable<FormDeliveryTable>, 'website_id'>

/** Days that a delivery stays in the log once it is done. */
const KEEP_DAYS = 30

export async function insertDelivery(
  { id, db }: SiteTx,
  { formId, answerId, now }: { readonly formId: Id; readonly answerId: Id; readonly now: number },
): Promise<Id> {
  const deliveryId = newId(now)
  await db
    .insertInto('form_delivery')
    .values({
      website_id: id,
      id: deliveryId,
      form_id: formId,
      answer_id: answerId,
      state: 'waiting',
      created_at: new Date(now),
      next_at: new Date(now),
    })
    .execute()
  return deliveryId
}

export async function findDelivery(
  { id, db }: SiteTx,
  deliveryId: Id,
): Promise<DeliveryRow | undefined> {
  return db
    .selectFrom('form_delivery')
    .selectAll()
    .where('website_id', '=', id)
    .where('id', '=', deliveryId)
    .executeTakeFirst()
}

/** The newest first. */
export async function lastDeliveries(
  { id, db }: SiteTx,
  formId: Id,
  limit: number,
): Promise<DeliveryRow[]> {
  return db
    .selectFrom('form_delivery')
    .selectAll()
    .where('website_id', '=', id)
    .where('form_id', '=', formId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function changeDelivery(
  { id, db }: SiteTx,
  deliveryId: Id,
  change: Partial<Omit<DeliveryRow, 'id' | 'form_id' | 'answer_id' | 'created_at'>>,
): Promise<void> {
  await db
    .updateTable('form_delivery')
    .set(change)
    .where('website_id', '=', id)
    .where('id', '=', deliveryId)
    .execute()
}

export interface DeliveredAnswer {
  readonly siteId: Id
  readonly formId: Id
  readonly formName: string
  readonly answer: {
    readonly id: Id
    readonly entries: readonly Entry[]
    readonly email: string
    readonly page: AnswerPage
    readonly sentAt: Date
  }
}

export interface WebhookRow {
  readonly formName: string
  /** Empty for a form without a webhook. */
  readonly url: string
  readonly version: number
  readonly renewedAt: Date | null
}

export async function findWebhook({ id, db }: SiteTx, formId: Id): Promise<WebhookRow | undefined> {
  return db
    .selectFrom('form')
    .select(['name as formName', 'webhook_version as version', 'webhook_renewed_at as renewedAt'])
    .select(sql<string>`coalesce(definition #>> '{storage,webhookUrl}', '')`.as('url'))
    .where('website_id', '=', id)
    .where('id', '=', formId)
    .executeTakeFirst()
}

/** False where the form is gone. */
export async function renewSecret({ id, db }: SiteTx, formId: Id, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('form')
    .set({ webhook_version: sql`webhook_version + 1`, webhook_renewed_at: now })
    .where('website_id', '=', id)
    .where('id', '=', formId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const forgetDeliveries: Chore = {
  name: 'deliveries of webhooks',
  ofSite: async ({ id, db }, { now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM form_delivery WHERE website_id = ${id} AND id IN (
        SELECT id FROM form_delivery
        WHERE website_id = ${id} AND state <> 'waiting' AND created_at < ${daysBefore(now, KEEP_DAYS)}
        LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}
