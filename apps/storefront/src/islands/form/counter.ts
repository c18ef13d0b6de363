/** A live counter below a text with a limit: `count / max`, in an error's style over it (specification §2, §5). */

import type { Control } from './form-fields.ts'

/** Part of the limit from which on each change is read out. */
const NEARLY_FULL = 0.9

/** The most characters of a control; 0 for any number. */
export function limitOf(control: Control): number {
  const { max } = control.dataset
  const limit = Number(max ?? control.getAttribute('maxlength'))
  return Number.isNaN(limit) ? 0 : Math.max(limit, 0)
}

/** Answers the way to count anew. The counter takes the limit over from the browser, which cuts off what is pasted without a word. */
export function addCounter(text: HTMLTextAreaElement): (() => void) | undefined {
  const limit = limitOf(text)
  if (limit === 0) return undefined
  text.dataset.max = String(limit)
  text.removeAttribute('maxlength')
  const counter = document.createElement('p')
  counter.className = 'sw-form-counter'
  text.after(counter)
  const show = () => {
    const { length } = text.value
    counter.ariaLive = length >= limit * NEARLY_FULL ? 'polite' : 'off'
    counter.textContent = `${length} / ${limit}`
    counter.classList.toggle('field-error', length > limit)
  }
  show()
  return show
}
