/** Moving an item of the page's list beside another one, as a step that can be undone. */

import type { Id } from '@sitewright/core/id'
import { type ItemPlace, placingStep, stepFrom } from '../../document/outside.ts'
import type { Visit } from '../visit.ts'

/** Visitors see the new order at once; the canvas shows it as soon as the server has it. */
export function placeItem(visit: Visit, itemId: Id, { besideId, side }: ItemPlace): void {
  const { items } = visit.canvas.getState()
  const nameOf = (id: Id) => items.find((item) => item.id === id)?.name || 'item'
  const order = items.map(({ id }) => id)
  const outside = placingStep(order, itemId, { besideId, side })
  if (!outside) return
  visit.perform({
    label: `move ${nameOf(itemId)}`,
    changes: [],
    outside,
    select: { kind: 'item', itemId },
    outcome: `${side === 'before' ? 'before' : 'behind'} ${nameOf(besideId)}`,
  })
}

/** Moves the selected item one place back or on. */
export function stepItem(visit: Visit, step: -1 | 1): void {
  const { selection } = visit.session.store.getState()
  if (selection.kind !== 'item') return
  const order = visit.canvas.getState().items.map(({ id }) => id)
  const place = stepFrom(order, selection.itemId, step)
  if (place) placeItem(visit, selection.itemId, place)
}
