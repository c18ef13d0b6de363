/** Errors of a form: above the title of each field, with a notice above and one below the form (specification §5, §8). */

import type { Control, DrawnField } from './form-fields.ts'
import type { Say } from './form-words.ts'

const ABOVE = 'Your form has encountered a problem. Please scroll down to review.'
const BELOW = 'Your form has encountered a problem. Please scroll up to review.'
const ADDED = '.field-error[data-added], .sw-form-notice'

export function clearErrors(form: HTMLFormElement): void {
  for (const error of form.querySelectorAll<HTMLElement>(ADDED)) {
    for (const control of form.querySelectorAll<Control>(`[aria-describedby~="${error.id}"]`)) {
      describe(control, error.id, false)
    }
    error.remove()
  }
}

/** Shows what is wrong at the fields, and takes the focus to the first of them. */
export function showErrors(
  form: HTMLFormElement,
  fields: readonly DrawnField[],
  errors: Readonly<Record<string, string>>,
  say: Say,
): void {
  const wrong = fields.filter(({ id }) => errors[id] !== undefined)
  for (const field of wrong) showError(field, say(errors[field.id] ?? ''))
  form.prepend(noticeOf(say(ABOVE)))
  form.append(noticeOf(say(BELOW)))
  wrong[0]?.controls[0]?.focus()
}

/** Shows what is wrong with the form as a whole, next to its button. */
export function showProblem(form: HTMLFormElement, message: string): void {
  const notice = noticeOf(message)
  notice.role = 'alert'
  form.append(notice)
}

function showError({ id, item, controls }: DrawnField, message: string): void {
  const title = item.querySelector('.title, label, legend')
  const isLegend = title?.matches('legend')
  const error = document.createElement(isLegend ? 'span' : 'p')
  error.className = 'field-error'
  error.id = `${controls[0]?.id || id}-error`
  error.dataset.added = ''
  error.textContent = message
  // A group begins with its legend, so that an error above the words is part of that.
  if (isLegend) title?.prepend(error)
  else (title ?? item.firstChild)?.before(error)
  for (const control of controls) describe(control, error.id, true)
}

function describe(control: Control, errorId: string, isWrong: boolean): void {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
  const others = ids.filter((id) => id !== errorId)
  const told = isWrong ? [errorId, ...others] : others
  if (told.length > 0) control.setAttribute('aria-describedby', told.join(' '))
  else control.removeAttribute('aria-describedby')
  if (isWrong) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
}

function noticeOf(text: string): HTMLElement {
  const notice = document.createElement('p')
  notice.className = 'sw-form-notice'
  notice.textContent = text
  return notice
}
