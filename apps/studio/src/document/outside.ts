/**
 * Changes of what is no draft of the page: calls of their own make them, and of what is out visitors see them at once. They are steps
 * of the one history all the same, so that undo goes back over everything in the order in which it was done. Pure.
 */

import type { Id } from '@sitewright/core/id'

/** A place in the order of a list, beside another item: right wherever others have been moved to meanwhile. */
export interface ItemPlace {
  readonly besideId: Id
  readonly side: 'before' | 'behind'
}

export type OutsideChange =
  | ({ readonly kind: 'placeItem'; readonly itemId: Id } & ItemPlace)
  | { readonly kind: 'removeItem'; readonly itemId: Id; readonly title: string }
  | {
      readonly kind: 'restoreItem'
      readonly itemId: Id
      readonly title: string
      /** Its entry in the trash, once it is there. */
      readonly entryId?: Id
    }
  | { readonly kind: 'setItem'; readonly itemId: Id; readonly values: ItemValues }

/** Values of an item's fields, as its form holds them. */
export type ItemValues = Readonly<Record<string, unknown>>

export interface OutsideStep {
  readonly change: OutsideChange
  readonly inverse: OutsideChange
}

/** Two steps as one: of fields that both set, the first says what they were and the second what they are. */
export function widenedStep(first: OutsideStep, second: OutsideStep): OutsideStep {
  return {
    change: withValues(second.change, first.change),
    inverse: withValues(first.inverse, second.inverse),
  }
}

/** The step with the entry that its item has in the trash, wherever it puts that item back. */
export function withEntry(step: OutsideStep, itemId: Id, entryId: Id): OutsideStep {
  const filled = (change: OutsideChange) =>
    change.kind === 'restoreItem' && change.itemId === itemId ? { ...change, entryId } : change
  return { change: filled(step.change), inverse: filled(step.inverse) }
}

function withValues(change: OutsideChange, others: OutsideChange): OutsideChange {
  if (change.kind !== 'setItem' || others.kind !== 'setItem') return change
  return { ...change, values: { ...others.values, ...change.values } }
}

/** The move of an item in a list, with the place that it has there now; undefined where that is the same place. */
export function placingStep(
  order: readonly Id[],
  itemId: Id,
  place: ItemPlace,
): OutsideStep | undefined {
  const was = placeOf(order, itemId)
  const moved = movedTo(order, itemId, place)
  if (!was || !moved || moved.join() === order.join()) return undefined
  return {
    change: { kind: 'placeItem', itemId, ...place },
    inverse: { kind: 'placeItem', itemId, ...was },
  }
}

/** The order with an item at another place; undefined where one of the two is not in it. */
export function movedTo(
  order: readonly Id[],
  itemId: Id,
  { besideId, side }: ItemPlace,
): readonly Id[] | undefined {
  const others = order.filter((id) => id !== itemId)
  const index = others.indexOf(besideId)
  if (index < 0 || others.length === order.length) return undefined
  return others.toSpliced(side === 'before' ? index : index + 1, 0, itemId)
}

/** The place one step on or back; undefined at the end and at the beginning. */
export function stepFrom(order: readonly Id[], itemId: Id, step: -1 | 1): ItemPlace | undefined {
  const index = order.indexOf(itemId)
  const besideId = index < 0 ? undefined : order[index + step]
  return besideId === undefined ? undefined : { besideId, side: step < 0 ? 'before' : 'behind' }
}

function placeOf(order: readonly Id[], itemId: Id): ItemPlace | undefined {
  const index = order.indexOf(itemId)
  return stepBeside(order[index - 1], 'behind') ?? stepBeside(order[index + 1], 'before')
}

function stepBeside(besideId: Id | undefined, side: ItemPlace['side']): ItemPlace | undefined {
  return besideId === undefined ? undefined : { besideId, side }
}
