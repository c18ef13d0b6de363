/** Replay of events that were held back; fetched with the first of them, so that no other page pays for it. */

import type { FieldStates, HeldEvent } from './held-events.ts'

/** Gives events again whose targets are still there; the fields are afterwards as the visitor left them. */
export function replay(held: readonly HeldEvent[], last: FieldStates): void {
  let shown = last
  for (const { event, fields } of held) {
    const { target } = event
    if (!(target instanceof Element && target.isConnected)) continue
    change(shown, fields)
    shown = fields
    giveAgain(event, target)
  }
  change(shown, last)
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

/** Changes only what differs, so that what the island itself has written stays. */
function change(from: FieldStates, to: FieldStates): void {
  for (const [field, { value, checked }] of to) {
    const before = from.get(field)
    if (before && before.value !== value) field.value = value
    if (before && before.checked !== checked) field.checked = checked
  }
}
