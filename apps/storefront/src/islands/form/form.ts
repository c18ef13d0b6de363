/**
 * A form: fields that come with answers, steps, counters, checks before it is sent, and what comes after. It adopts our block's
 * markup and that of themes; without it the browser posts the form by itself. States: specification §4.
 */

import { addCounter } from './counter.ts'
import { clearErrors, showErrors, showProblem } from './field-errors.ts'
import { FormCaptcha } from './form-captcha.ts'
import { askedOf, type DrawnField, fieldsOf, givenIn } from './form-fields.ts'
import { type Say, wordsOf } from './form-words.ts'
import { KeptInput } from './kept-input.ts'
import { isSignUp, Sender, type Values } from './send-form.ts'
import { Steps } from './steps.ts'
import { showSuccess } from './success.ts'

const SENDING = 'Submitting…'
const FILE_PROBLEM = 'This file did not arrive. Choose it again.'

export function mount(root: Element): () => void {
  const form = new SiteForm(root as HTMLFormElement)
  return () => form.leave()
}

/** A form is locked, and sent once, while it is being saved. */
type State = 'editing' | 'saving' | 'success' | 'error'

class SiteForm {
  readonly #form: HTMLFormElement
  readonly #say: Say
  readonly #fields: readonly DrawnField[]
  readonly #sender: Sender
  readonly #captcha: FormCaptcha
  readonly #kept: KeptInput
  readonly #submit: HTMLElement | null
  readonly #steps: Steps | undefined
  readonly #counters: readonly (() => void)[]
  readonly #leaving = new AbortController()
  /** From a press until it is answered; and while another page opens. */
  #isBusy = false
  #undoLock: (() => void) | undefined
  /** Until the files that were chosen are uploaded or refused. */
  #uploads: Promise<void> = Promise.resolve()

  constructor(form: HTMLFormElement) {
    this.#form = form
    this.#say = wordsOf(form)
    this.#sender = new Sender(form)
    this.#captcha = new FormCaptcha(form, this.#say)
    this.#kept = new KeptInput(form)
    this.#fields = fieldsOf(form)
    this.#submit = form.querySelector<HTMLElement>('[type=submit], button:not([type])')
    takeQuery(this.#fields)
    // Problems are told at the fields, in the same words by browser and server.
    form.noValidate = true
    this.#kept.putBack()
    this.#counters = [...form.querySelectorAll('textarea')].flatMap(
      (text) => addCounter(text) ?? [],
    )
    if (this.#submit && new Set(this.#fields.map(({ step }) => step)).size > 1) {
      this.#steps = new Steps(form, this.#submit, this.#say, {
        goOn: () => void this.#goOn(),
        moved: () => this.#show(),
      })
    }
    this.#listen()
    this.#enter('editing')
    this.#show()
    delete form.dataset.waits
    if (form.contains(document.activeElement)) this.#begin()
  }

  leave(): void {
    this.#leaving.abort()
    this.#unlock()
    this.#steps?.leave()
    clearErrors(this.#form)
    for (const counter of this.#form.querySelectorAll('.sw-form-counter')) counter.remove()
  }

  #listen(): void {
    const { signal } = this.#leaving
    const listen = (type: string, heard: (event: Event) => void) =>
      this.#form.addEventListener(type, heard, { signal })
    listen('focusin', () => this.#begin())
    for (const type of ['input', 'change']) {
      listen(type, () => {
        this.#kept.keep()
        this.#show()
      })
    }
    listen('change', ({ target }) => this.#takeFiles(target))
    for (const control of this.#form.querySelectorAll('[type=file]')) this.#takeFiles(control)
    listen('submit', (event) => {
      event.preventDefault()
      void this.#goOn()
    })
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !this.#isBusy) return
      if (this.#form.dataset.state === 'success') this.#form.reset()
      this.#enter('editing')
      this.#show()
    }
    addEventListener('pageshow', comeBack, { signal })
  }

  /** Files whose script does not come stay where they were chosen, which is told when the form is sent. */
  #takeFiles(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement && target.files?.length)) return
    const field = this.#fields.find(({ controls }) => controls.includes(target))
    if (!field) return
    const take = async () => {
      const { takeFiles } = await import('./form-files.ts')
      await takeFiles(this.#form, target, field.id, this.#say)
      this.#show()
    }
    this.#uploads = this.#uploads.then(take).catch(() => {})
  }

  /** A key that does not come is told when the form is sent. */
  #begin(): void {
    this.#captcha.begin()
    void this.#sender.begin().catch(() => {})
  }

  /** Shows the fields that are asked for now, of one step where there are several, and how full texts are. */
  #show(): void {
    for (const count of this.#counters) count()
    const asked = askedOf(this.#fields)
    this.#steps?.show(asked)
    for (const field of this.#fields) {
      if (field.item.matches('input')) continue
      const isShown = asked.includes(field) && (this.#steps?.isCurrent(field) ?? true)
      field.item.hidden = !isShown
      field.item.style.display = isShown ? '' : 'none'
    }
  }

  /** To the next step, or sends the form; what is wrong with the answers so far is shown instead. */
  async #goOn(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    clearErrors(this.#form)
    await this.#uploads
    const asked = askedOf(this.#fields).filter(({ controls }) => controls.length > 0)
    const values: Values = Object.fromEntries(asked.map((field) => [field.id, givenIn(field)]))
    const isOnTheWay = this.#steps?.isLast === false
    const looked = isOnTheWay ? asked.filter((field) => this.#steps?.isCurrent(field)) : asked
    const problems = { ...(await problemsOf(this.#form, asked, values)), ...unsentFiles(asked) }
    if (looked.some(({ id }) => id in problems)) return this.#refuse(looked, problems)
    if (isOnTheWay) {
      this.#isBusy = false
      this.#steps?.next()
      return
    }
    this.#lock()
    const failure = await this.#captcha.guard((token) => this.#sender.send(values, token))
    if (failure?.errors) this.#refuse(asked, failure.errors)
    else if (failure) this.#fail(failure.message)
    else this.#succeed()
    if (failure) void this.#captcha.tryAfter(failure)
  }

  #refuse(fields: readonly DrawnField[], errors: Readonly<Record<string, string>>): void {
    this.#enter('error')
    const first = fields.find(({ id }) => id in errors)
    if (first) this.#steps?.showStepOf(first)
    this.#show()
    showErrors(this.#form, fields, errors, this.#say)
  }

  #fail(message: string): void {
    this.#enter('error')
    showProblem(this.#form, this.#say(message))
  }

  #succeed(): void {
    this.#kept.forget()
    if (this.#form.closest('.newsletter-form, .sqs-popup-overlay')) {
      const detail = { formId: this.#form.dataset.formId }
      this.#form.dispatchEvent(new CustomEvent('newsletter-subscribe', { bubbles: true, detail }))
    }
    if (showSuccess(this.#form)) {
      // Locked until the page that opens is there.
      this.#form.dataset.state = 'success'
      return
    }
    this.#form.reset()
    this.#enter('success')
    this.#show()
  }

  #enter(state: State): void {
    this.#form.dataset.state = state
    this.#unlock()
  }

  /** Keeps all from being changed or sent again while it is on its way; the focus stays in the form. */
  #lock(): void {
    const form = this.#form
    const submit = this.#submit
    const rest = allBut(submit, form)
    const label = labelOf(submit)
    form.dataset.state = 'saving'
    if (form.contains(document.activeElement)) submit?.focus()
    for (const part of rest) part.inert = true
    form.setAttribute('aria-busy', 'true')
    submit?.setAttribute('aria-disabled', 'true')
    label.set(this.#say(SENDING))
    this.#undoLock = () => {
      for (const part of rest) part.inert = false
      form.removeAttribute('aria-busy')
      submit?.removeAttribute('aria-disabled')
      label.reset()
    }
  }

  #unlock(): void {
    this.#isBusy = false
    this.#undoLock?.()
    this.#undoLock = undefined
  }
}

/** The parts of a form beside the one that its button is in, and within that the parts beside the button. */
function allBut(button: HTMLElement | null, within: HTMLElement): HTMLElement[] {
  return ([...within.children] as HTMLElement[]).flatMap((child) => {
    if (child === button) return []
    return button && child.contains(button) ? allBut(button, child) : [child]
  })
}

/** Rules whose script does not come are left to the server, which has the same. */
async function problemsOf(form: HTMLFormElement, asked: readonly DrawnField[], values: Values) {
  try {
    if (isSignUp(form)) return (await import('./check-sign-up.ts')).problemsOf(form, values)
    return (await import('./check-fields.ts')).problemsOf(asked, values)
  } catch {
    return undefined
  }
}

function unsentFiles(asked: readonly DrawnField[]): Record<string, string> {
  const chosen = asked.filter(({ controls }) => (controls[0] as HTMLInputElement)?.files?.length)
  return Object.fromEntries(chosen.map(({ id }) => [id, FILE_PROBLEM]))
}

/** Hidden fields take the parameter of their name in the page's address (specification §3). */
function takeQuery(fields: readonly DrawnField[]): void {
  const query = new URLSearchParams(location.search)
  for (const { item, controls } of fields) {
    const [control] = controls
    if (!item.matches('[type=hidden]') || !control) continue
    const given = query.get(item.dataset.query ?? control.name)
    if (given !== null) control.value = given
  }
}

/** The words on a button, which stay the nodes that they are. */
function labelOf(button: HTMLElement | null) {
  if (button instanceof HTMLInputElement) {
    const { value } = button
    return {
      set: (text: string) => {
        button.value = text
      },
      reset: () => {
        button.value = value
      },
    }
  }
  const nodes = [...(button?.childNodes ?? [])]
  return {
    set: (text: string) => button?.replaceChildren(text),
    reset: () => button?.replaceChildren(...nodes),
  }
}
