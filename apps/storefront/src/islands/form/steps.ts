/** Steps of a form, one at a time: which are there, how far the visitor is, and the ways on and back. */

import type { DrawnField } from './form-fields.ts'
import type { Say } from './form-words.ts'

interface Ways {
  /** The visitor wants to go on. */
  goOn(): void
  /** Another step is the current one. */
  moved(): void
}

export class Steps {
  readonly #submit: HTMLElement
  readonly #progress = document.createElement('p')
  readonly #bar = document.createElement('progress')
  readonly #buttons = document.createElement('div')
  readonly #back = button('sw-form-back')
  readonly #next = button('')
  readonly #say: Say
  readonly #ways: Ways
  #asked: readonly DrawnField[] = []
  #current = 0

  constructor(form: HTMLFormElement, submit: HTMLElement, say: Say, ways: Ways) {
    this.#say = say
    this.#ways = ways
    this.#submit = submit
    this.#progress.className = 'sw-form-progress'
    this.#progress.id = `${form.id || form.dataset.formId}-progress`
    this.#progress.tabIndex = -1
    this.#bar.ariaHidden = 'true'
    this.#buttons.className = 'sw-form-steps'
    this.#back.textContent = say('Back')
    this.#next.textContent = say('Next')
    this.#next.className = submit.className
    this.#back.addEventListener('click', () => this.#go(-1))
    this.#next.addEventListener('click', ways.goOn)
    this.#buttons.append(this.#back, this.#next)
    form.prepend(this.#progress)
    submit.before(this.#buttons)
  }

  get isLast(): boolean {
    return this.#places().at(-1) === this.#current
  }

  isCurrent({ step }: DrawnField): boolean {
    return step === this.#current
  }

  next(): void {
    this.#go(1)
  }

  /** Shows the step that a field is in. */
  showStepOf({ step }: DrawnField): void {
    this.#current = step
    this.show(this.#asked)
  }

  show(asked: readonly DrawnField[]): void {
    this.#asked = asked
    const places = this.#places()
    if (!places.includes(this.#current)) this.#current = places[0] ?? 0
    const [at, count] = [places.indexOf(this.#current) + 1, places.length]
    this.#progress.textContent = this.#say('Step {step} of {count}', { step: at, count })
    Object.assign(this.#bar, { max: count, value: at })
    this.#progress.append(this.#bar)
    this.#back.hidden = at <= 1
    this.#next.hidden = this.isLast
    this.#submit.style.display = this.isLast ? '' : 'none'
  }

  leave(): void {
    this.#progress.remove()
    this.#buttons.remove()
    this.#submit.style.display = ''
  }

  /** Places of the steps in which something is asked. */
  #places(): number[] {
    const asking = this.#asked.filter(({ item }) => !item.matches('input'))
    return [...new Set(asking.map(({ step }) => step))].sort((a, b) => a - b)
  }

  #go(by: number): void {
    const places = this.#places()
    this.#current = places[places.indexOf(this.#current) + by] ?? this.#current
    this.#ways.moved()
    const heading = this.#asked
      .find((field) => this.isCurrent(field) && field.item.matches('.section'))
      ?.item.querySelector<HTMLElement>('.title')
    if (heading) {
      heading.tabIndex = -1
      heading.setAttribute('aria-describedby', this.#progress.id)
    }
    const first = heading ?? this.#progress
    first.focus()
  }
}

function button(className: string): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  return made
}
