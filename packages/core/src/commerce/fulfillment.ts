/** The rest of an order that is still to be sent or handed over. Pure. */

import type { Id } from '../id.ts'
import type { ShippingKind } from './pricing/shipping.ts'
import type { FulfillmentState } from './states.ts'

/** Ways of an order's goods to the customer: parcels, the counter, or none, as with services and downloads alone. */
export const HANDOVERS = ['parcel', 'pickup', 'none'] as const
export type Handover = (typeof HANDOVERS)[number]

export interface OrderedLine {
  readonly id: Id
  readonly quantity: number
  /** Whether its customer gets it from the order page, so that nobody has to send anything. */
  readonly isHandedOut: boolean
  /** Units that were given back or are in stock again: of a line that is not sent yet, nobody sends them. */
  readonly unitsGone: number
}

export interface FulfilledUnits {
  readonly lineId: Id
  readonly quantity: number
}

export interface MadeFulfillment {
  readonly state: FulfillmentState
  readonly units: readonly FulfilledUnits[]
}

/**
 * Units of each line in no parcel or pickup yet; lines of which nothing is left are absent. Of a line that was sent in part,
 * units that are given back are taken to be those that were not sent.
 */
export function unitsLeft(
  lines: readonly OrderedLine[],
  fulfillments: readonly MadeFulfillment[],
): Map<Id, number> {
  const standing = fulfillments.filter(({ state }) => state !== 'undone')
  const left = lines
    .filter(({ isHandedOut }) => !isHandedOut)
    .map(
      ({ id, quantity, unitsGone }) => [id, quantity - unitsGone - unitsOf(id, standing)] as const,
    )
  return new Map(left.filter(([, units]) => units > 0))
}

/** Whether the customer has everything: no unit is left, and nothing waits to be picked up. */
export function isFulfilled(
  lines: readonly OrderedLine[],
  fulfillments: readonly MadeFulfillment[],
): boolean {
  const isWaiting = fulfillments.some(({ state }) => state === 'ready')
  return !isWaiting && unitsLeft(lines, fulfillments).size === 0
}

function unitsOf(lineId: Id, fulfillments: readonly MadeFulfillment[]): number {
  return fulfillments
    .flatMap(({ units }) => units)
    .filter((unit) => unit.lineId === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

export interface DeliveryOfOrder {
  readonly shippingKind: ShippingKind | null
  /** Title of the delivery; empty where nothing is sent. */
  readonly shippingLabel: string
}

/** Orders from before the kind was kept have only the delivery's title. */
export function handoverOf({ shippingKind, shippingLabel }: DeliveryOfOrder): Handover {
  if (shippingKind === 'pickup') return 'pickup'
  return shippingKind !== null || shippingLabel !== '' ? 'parcel' : 'none'
}
