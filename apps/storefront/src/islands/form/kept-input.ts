/** Input that was typed and not yet sent, kept for the life of the window: through a reload, a failure and the back button. */

import type { Control } from './form-fields.ts'

/** Neither passwords nor files are kept, nor what a page brings by itself. */
const NOT_KEPT = /^(?:password|file|hidden|submit|button)$/

export class KeptInput {
  readonly #form: HTMLFormElement
  readonly #key: string

  constructor(form: HTMLFormElement) {
    this.#form = form
    this.#key = `sw-form:${location.pathname}:${form.dataset.formId}`
  }

  keep(): void {
    const values = this.#controls().map((control) =>
      isChoice(control)
        ? [control.name, control.checked, control.value]
        : [control.name, control.value],
    )
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(values))
    } catch {
      // Storage may be full or forbidden; the browser itself still keeps most of it.
    }
  }

  /**
   * Puts back what was kept, where the form is still the one that it was typed into. What was typed before this script came stays,
   * and is kept.
   */
  putBack(): void {
    const controls = this.#controls()
    const untouched = new Set(controls.filter(isUntouched))
    for (const [place, [name, value]] of this.#kept().entries()) {
      const control = controls[place]
      if (control?.name !== name) break
      if (!untouched.has(control)) continue
      if (isChoice(control)) control.checked = value === true
      else if (value !== '') control.value = String(value)
    }
    if (untouched.size < controls.length) this.keep()
  }

  forget(): void {
    try {
      sessionStorage.removeItem(this.#key)
    } catch {
      // Storage may be forbidden; then there is nothing in it either.
    }
  }

  #kept(): readonly (readonly [name: string, value: unknown])[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.#key) ?? '[]')
    } catch {
      return []
    }
  }

  #controls(): Control[] {
    return ([...this.#form.elements] as Control[]).filter(
      ({ name, type }) => name !== 'website' && !NOT_KEPT.test(type),
    )
  }
}

function isUntouched(control: Control): boolean {
  if (isChoice(control)) return control.checked === control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  const options = [...control.options]
  return (
    options[control.selectedIndex] === (options.find((one) => one.defaultSelected) ?? options[0])
  )
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}
