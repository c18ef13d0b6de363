/**
 * Record, for replay: events that came before their island are kept with the fields as they were then. Nothing else on the
 * page hears an event that is kept, so that everything hears it once, when it is given again.
 */

export interface HeldEvent {
  readonly control: HTMLElement
  readonly event: Event
  readonly fields: FieldStates
}

type Field = HTMLInputElement
export type FieldStates = ReadonlyMap<Field, { readonly value: string; readonly checked: boolean }>

export const HELD_TYPES = ['click', 'submit', 'change', 'input', 'keydown', 'keyup'] as const

/** Keys that widgets act on; all others belong to the browser. */
const KEYS = /^(Enter| |Escape|Home|End|Arrow.+)$/
/** Fields change by themselves when they are pressed and typed in, and say so with an event of their own. */
const FIELDS = 'input:not([type=submit],[type=button],[type=image]),select,textarea'
/** The browser turns keys on these into clicks. */
const PRESSED_BY_KEY = 'a[href],button,summary,input'
/** Hidden fields are the scripts' own, and files cannot be put back. */
const KEPT_FIELDS = 'input:not([type=hidden],[type=file]),select,textarea'

/** The control that an event has to wait for; null for events that go their usual way. */
export function heldControl(event: Event, holds: string): HTMLElement | null {
  const target = event.target instanceof Element ? event.target : null
  const control = holds && target ? target.closest<HTMLElement>(holds) : null
  if (!target || !control || isWithKey(event)) return null
  const isField = target.closest(`${FIELDS},label,[contenteditable]`)
  if (event.type === 'click' && isField) return null
  if (!(event instanceof KeyboardEvent)) return control
  const isBrowsers = isField || (/^(Enter| )$/.test(event.key) && target.closest(PRESSED_BY_KEY))
  return KEYS.test(event.key) && !isBrowsers ? control : null
}

/** A visitor who holds a key wants the link itself, in another tab or window. */
function isWithKey(event: Event): boolean {
  const isInput = event instanceof MouseEvent || event instanceof KeyboardEvent
  return isInput && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
}

/** Keeps an event from everyone, with the fields as they are now. */
export function holdBack(event: Event, control: HTMLElement, root: Element): HeldEvent {
  event.preventDefault()
  event.stopImmediatePropagation()
  return { control, event, fields: fieldsOf(root) }
}

export function isPress({ event }: HeldEvent): boolean {
  return /^(click|submit|keydown)$/.test(event.type)
}

export function fieldsOf(root: Element): FieldStates {
  const fields = [...root.querySelectorAll<Field>(KEPT_FIELDS)]
  return new Map(fields.map((field) => [field, { value: field.value, checked: field.checked }]))
}
