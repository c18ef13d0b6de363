/** SQL of parcels and pickups of orders. */

import type { FulfilledUnits, Handover } from '@sitewright/core/commerce/fulfillment'
import { transition } from '@sitewright/core/commerce/state-machine'
import { FULFILLMENT, type FulfillmentState } from '@sitewright/core/commerce/states'
import { type Id, newId } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

export interface FulfillmentRow {
  readonly id: Id
  readonly handover: Handover
  readonly state: FulfillmentState
  /** Name of the carrier; may be empty. */
  readonly carrier: string
  readonly trackingNumber: string
  /** Empty if there is no page to follow it. */
  readonly trackingUrl: string
  readonly madeAt: Date
  /** Null until a pickup was picked up. */
  readonly sentAt: Date | null
  readonly units: readonly FulfilledUnits[]
}

/** Parcels and pickups of an order, oldest first, undone ones among them. */
export async function fulfillmentsOf({ id, db }: SiteTx, orderId: Id): Promise<FulfillmentRow[]> {
  const units = sql<FulfilledUnits[]>`(
    SELECT coalesce(json_agg(json_build_object('lineId', order_line_id, 'quantity', quantity)), '[]')
    FROM fulfillment_line WHERE fulfillment_line.website_id = fulfillment.website_id
      AND fulfillment_line.order_id = fulfillment.order_id
      AND fulfillment_line.fulfillment_id = fulfillment.id)`
  return db
    .selectFrom('fulfillment')
    .select([
      'id',
      'handover',
      'state',
      'carrier',
      'tracking_number as trackingNumber',
      'tracking_url as trackingUrl',
      'made_at as madeAt',
      'sent_at as sentAt',
      units.as('units'),
    ])
    .where('website_id', '=', id)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

export type NewFulfillment = Omit<FulfillmentRow, 'id'>

export async function insertFulfillment(
  { id, db }: SiteTx,
  orderId: Id,
  made: NewFulfillment,
): Promise<Id> {
  const fulfillmentId = newId()
  await db
    .insertInto('fulfillment')
    .values({
      website_id: id,
      order_id: orderId,
      id: fulfillmentId,
      handover: made.handover,
      state: made.state,
      carrier: made.carrier,
      tracking_number: made.trackingNumber,
      tracking_url: made.trackingUrl,
      made_at: made.madeAt,
      sent_at: made.sentAt,
    })
    .execute()
  await db
    .insertInto('fulfillment_line')
    .values(
      made.units.map(({ lineId, quantity }) => ({
        website_id: id,
        order_id: orderId,
        fulfillment_id: fulfillmentId,
        order_line_id: lineId,
        quantity,
      })),
    )
    .execute()
  return fulfillmentId
}

/** The only function that changes the state of a parcel or pickup; the caller holds its order's lock. */
export async function moveFulfillment(
  { id, db }: SiteTx,
  { orderId, row, to, at }: { orderId: Id; row: FulfillmentRow; to: FulfillmentState; at: Date },
): Promise<void> {
  await db
    .updateTable('fulfillment')
    .set({ state: transition(FULFILLMENT, row.state, to), ...(to === 'sent' && { sent_at: at }) })
    .where('website_id', '=', id)
    .where('order_id', '=', orderId)
    .where('id', '=', row.id)
    .execute()
}

export type Tracking = Pick<FulfillmentRow, 'carrier' | 'trackingNumber' | 'trackingUrl'>

/** The caller holds its order's lock. */
export async function saveTracking(
  { id, db }: SiteTx,
  { orderId, fulfillmentId }: { orderId: Id; fulfillmentId: Id },
  { carrier, trackingNumber, trackingUrl }: Tracking,
): Promise<void> {
  await db
    .updateTable('fulfillment')
    .set({ carrier, tracking_number: trackingNumber, tracking_url: trackingUrl })
    .where('website_id', '=', id)
    .where('order_id', '=', orderId)
    .where('id', '=', fulfillmentId)
    .execute()
}
