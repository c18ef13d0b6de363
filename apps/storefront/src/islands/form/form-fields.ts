/**
 * The fields of a form as its markup has them, ours or a theme's own: which there are, what was filled in, and the shape in which
 * it is sent (specification §3).
 */

import type { GivenEntry } from '@sitewright/core/forms/check-entries'
import { type FieldCondition, isMet } from '@sitewright/core/forms/conditions'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface DrawnField {
  readonly id: string
  /** The element around title and controls; a hidden input is its own. */
  readonly item: HTMLElement
  readonly controls: readonly Control[]
  readonly condition: FieldCondition | null
  readonly step: number
}

const ITEMS = '[data-field], .form-item'
const CONTROLS =
  'input:not([type=submit],[type=button],[type=image],[type=reset]), select, textarea'
/** Types that are answered in parts, and are sent as lists. */
const IN_PARTS = ['name', 'address', 'phone', 'date', 'time']

export function fieldsOf(form: HTMLFormElement): DrawnField[] {
  return [...form.querySelectorAll<HTMLElement>(ITEMS)]
    .filter((item) => !item.parentElement?.closest(ITEMS))
    .map((item): DrawnField => {
      const controls = item.matches('input')
        ? [item as HTMLInputElement]
        : [...item.querySelectorAll<Control>(CONTROLS)]
      const { field, shownIf, step } = item.dataset
      return {
        id: field ?? idIn(controls[0]?.name ?? '') ?? item.id,
        ...{ item, controls },
        condition: shownIf ? JSON.parse(shownIf) : null,
        step: Number(step ?? 0),
      }
    })
}

/** The id of a field in the name of one of its controls: `answer.id`, `answer.id.part` or the id itself. */
function idIn(name: string): string | undefined {
  return /^(?:answer\.)?([^.]+)/.exec(name)?.[1]
}

export function isOfType({ item }: DrawnField, ...types: readonly string[]): boolean {
  return types.some((type) => item.classList.contains(type))
}

/** The fields that are asked for as the form is filled in now. An answer to a question that is not asked decides nothing. */
export function askedOf(fields: readonly DrawnField[]): DrawnField[] {
  const seen: Record<string, readonly string[]> = {}
  return fields.filter((field) => {
    if (!isMet(field.condition, seen)) return false
    seen[field.id] = textsOf(field)
    return true
  })
}

function textsOf(field: DrawnField): string[] {
  const value = givenIn(field)
  if (typeof value === 'string') return [value]
  if (!Array.isArray(value)) return Object.values(value).flat()
  return isOfType(field, ...IN_PARTS) ? [value.filter(Boolean).join(' ')] : [...value]
}

/** The answer in the shape in which it is sent. */
export function givenIn(field: DrawnField): GivenEntry {
  const { controls } = field
  const [first] = controls
  if (isOfType(field, 'likert')) return scaleOf(field)
  if (first?.type === 'checkbox') return chosenOf(controls)
  if (first?.type === 'radio') return chosenOf(controls)[0] ?? ''
  if (first?.type === 'file') return (first.dataset.uploaded ?? '').split(' ').filter(Boolean)
  if (!isOfType(field, ...IN_PARTS)) return first?.value ?? ''
  const parts = controls.map(({ value }) => value)
  return isOfType(field, 'phone') && parts.length === 3 ? ['', ...parts] : parts
}

function chosenOf(controls: readonly Control[]): string[] {
  return controls.flatMap((control) => ((control as HTMLInputElement).checked ? control.value : []))
}

/** Checked answers by statement. */
function scaleOf({ item, controls }: DrawnField): Record<string, string[]> {
  return Object.fromEntries(
    statementsOf(item).map(({ statement, part }) => [
      statement,
      chosenOf(controls.filter((control) => part.contains(control))),
    ]),
  )
}

export function statementsOf(
  item: HTMLElement,
): { readonly statement: string; readonly part: Element }[] {
  return [...item.querySelectorAll('.item')].map((part) => ({
    statement: part.querySelector('.question, legend')?.textContent?.trim() ?? '',
    part,
  }))
}
