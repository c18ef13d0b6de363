/** A refund while its owner chooses it. Pure. */

import type { OrderShape } from '@sitewright/api/orders/shapes'
import { amountOfUnits } from '@sitewright/core/commerce/refunds'
import { minor } from '@sitewright/core/money'

export interface RefundDraft {
  /** Units of each line, by its id. */
  readonly units: ReadonlyMap<string, number>
  /** The amount that was typed; undefined for what the units cost. */
  readonly amountMinor: number | null | undefined
}

type Line = OrderShape['lines'][number]

/** Units of a line whose money was not given back yet. */
export function unitsLeft({ quantity, unitsRefunded }: Line): number {
  return quantity - unitsRefunded
}

/** Everything that is left. */
export function wholeDraft({ lines }: OrderShape): RefundDraft {
  return {
    units: new Map(lines.map((line) => [line.id, unitsLeft(line)])),
    amountMinor: undefined,
  }
}

/** Units as they can still be given back: somebody else may have given some back since they were chosen. */
export function chosenUnits({ lines }: OrderShape, { units }: RefundDraft) {
  return lines
    .map((line) => ({
      lineId: line.id,
      quantity: Math.min(units.get(line.id) ?? 0, unitsLeft(line)),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** The amount that goes back: the typed one, all that is left with the last units, or what the units cost. */
export function amountOf(order: OrderShape, draft: RefundDraft): number {
  if (draft.amountMinor !== undefined) return draft.amountMinor ?? 0
  const units = chosenUnits(order, draft)
  const isAll = order.lines.every(
    (line) => (units.find(({ lineId }) => lineId === line.id)?.quantity ?? 0) === unitsLeft(line),
  )
  if (isAll) return order.refundableMinor
  const lines = order.lines.map((line) => ({ ...line, totalMinor: minor(line.totalMinor) }))
  const given = new Map(lines.map(({ id, unitsRefunded }) => [id, unitsRefunded]))
  return Math.min(amountOfUnits(lines, units, given), order.refundableMinor)
}

/** Whether any of the chosen units can come back into stock. */
export function canRestock(order: OrderShape, draft: RefundDraft): boolean {
  return chosenUnits(order, draft).some(
    ({ lineId }) => (order.lines.find(({ id }) => id === lineId)?.unitsToRestock ?? 0) > 0,
  )
}
