/** Replay of events that were held back; fetched with the first of them, so that no other page pays for it. */

import type { FieldStates, HeldEvent } from './held-events.ts'

/**
 * Gives events again whose targets are still there. The fields that the visitor changed after an event are set back for it,
 * and are afterwards as the visitor left them; the island hears of both. What the island itself has written stays.
 */
export function replay(held: readonly HeldEvent[], left: FieldStates): void {
  let shown = left
  for (const { event, fields } of held) {
    const { target } = event
    if (!(target instanceof Element && target.isConnected)) continue
    change(shown, fields, target)
    shown = fields
    giveAgain(event, target)
  }
  change(shown, left)
}

function giveAgain(event: Event, target: Element): void {
  if (event instanceof SubmitEvent) {
    const { submitter } = event
    ;(target as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null)
  } else {
    // An event's own fields are what its constructor takes.
    const Kind = event.constructor as typeof Event
    target.dispatchEvent(new Kind(event.type, event))
  }
}

/** Fields tell of their changes, but for the one that an event of its own is about to tell of. */
function change(from: FieldStates, to: FieldStates, teller?: Element): void {
  for (const [field, { value, checked }] of to) {
    const before = from.get(field)
    const isOther = before && (before.value !== value || before.checked !== checked)
    if (!isOther || (field.value === value && field.checked === checked)) continue
    field.value = value
    if (checked !== undefined) field.checked = checked
    const isUnchosen = field.type === 'radio' && !checked
    if (field !== teller && !isUnchosen) {
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}
