/**
 * The form of a product above the page (specification §2 "Modal lightbox"): its answers go into the cart with the
 * product. A native modal dialog, so Escape closes it and the focus returns; its close control is a button, so Enter and
 * Space do too.
 */

import {
  checkAnswers,
  DEFAULT_FORM_NAME,
  FORM_MESSAGES,
  type Form,
  type FormField,
  type GivenAnswers,
  longest,
} from '@sitewright/core/forms/form'
import type { IslandWord } from '@sitewright/core/words/english'
import type { Say } from '@sitewright/core/words/island-words'
import { addEarlyStyles } from '../../early-styles.ts'
import { Refusal } from '../../visitor-api.ts'
import { FORM_LIGHTBOX_CSS } from './form-lightbox-css.ts'
import { refusalIn } from './refusal-words.ts'

export interface FormLightboxOptions {
  /** Label of the button that sends it. */
  readonly label: string
  readonly say: Say
  /** Puts product and answers into the cart; rejects with what the server refused. */
  send(answers: GivenAnswers): Promise<void>
  /** Called once it is closed. */
  onClose(): void
}

/** Number of dialogs that were made, for the ids of their fields. */
let made = 0

/** Opens the form; it is removed once it is closed. */
export function openForm(
  { name, fields }: Form,
  { label: own, say, send, onClose }: FormLightboxOptions,
): HTMLDialogElement {
  addEarlyStyles(FORM_LIGHTBOX_CSS)
  made += 1
  // A theme may have no label.
  const label = own || say('Add to Cart')
  const prefix = `sw-form-${made}`
  const dialog = element('dialog', { className: 'sw-form-lightbox' })
  const title = name === '' || name === DEFAULT_FORM_NAME ? label : name
  dialog.setAttribute('aria-label', title)
  const close = element('button', { type: 'button', className: 'sw-form-close', textContent: '×' })
  close.setAttribute('aria-label', say('Close'))
  close.addEventListener('click', () => dialog.close())
  const problem = element('p', { className: 'sw-form-problem' })
  problem.setAttribute('role', 'alert')
  const submit = element('button', {
    type: 'submit',
    className: 'sqs-button-element--primary',
    textContent: label,
  })
  const parts = fields.map((field, at) => formPart(field, `${prefix}-${at}`, say))
  const form = element('form', { className: 'sw-purchase-form', noValidate: true })
  form.append(
    element('h2', { textContent: title }),
    ...parts.map(({ root }) => root),
    problem,
    submit,
  )
  const box = element('div', { className: 'sw-form-box' })
  box.append(close, form)
  dialog.append(box)

  const tell = (problems: Readonly<Record<string, string>>, general = '') => {
    problem.textContent = general
    for (const part of parts) part.tell(problems[part.id] as IslandWord | undefined)
    const wrong = parts.find(({ id }) => problems[id] !== undefined)
    wrong?.focus()
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (submit.disabled) return
    const given = Object.fromEntries(parts.map(({ id, read }) => [id, read()]))
    const { problems } = checkAnswers(fields, given)
    if (problems) return tell(problems, say(FORM_MESSAGES.unknown))
    tell({})
    submit.disabled = true
    try {
      await send(given)
      dialog.close()
    } catch (error) {
      tell(problemsOf(error), refusalIn(error, say))
    } finally {
      submit.disabled = false
    }
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    onClose()
  })
  document.body.append(dialog)
  dialog.showModal()
  parts[0]?.focus()
  return dialog
}

const SENT_AS = 'additionalFields.'

/** The server's refusals by field. */
function problemsOf(error: unknown): Record<string, string> {
  const told = error instanceof Refusal ? (error.envelope.errors ?? {}) : {}
  return Object.fromEntries(
    Object.entries(told).map(([field, message]) => [field.replace(SENT_AS, ''), message]),
  )
}

interface FormPart {
  readonly id: string
  readonly root: HTMLElement
  read(): readonly string[]
  tell(problem: IslandWord | undefined): void
  focus(): void
}

/** One field. What is wrong with it stands above its title (specification §5). */
function formPart(field: FormField, id: string, say: Say): FormPart {
  const problem = element('span', {
    id: `${id}-problem`,
    className: 'sw-field-error',
    hidden: true,
  })
  const controls = MAKERS[field.type](field, id, say)
  const isGroup = field.type === 'checkbox'
  const root = element(isGroup ? 'fieldset' : 'div', { className: 'sw-form-field' })
  const title = element(isGroup ? 'legend' : 'label', { textContent: field.title })
  if (title instanceof HTMLLabelElement) title.htmlFor = id
  if (field.required) title.append(' *')
  const hint = element('span', { id: `${id}-hint`, className: 'sw-note' })
  hint.textContent = field.description
  root.append(problem, title, ...(field.description === '' ? [] : [hint]), ...controls.shown)
  for (const control of controls.inputs) {
    control.setAttribute('aria-describedby', `${id}-problem ${id}-hint`)
    if (field.required && !isGroup) control.required = true
  }
  return {
    id: field.id,
    root,
    read: controls.read,
    tell: (message) => {
      problem.hidden = message === undefined
      problem.textContent = message === undefined ? '' : say(message)
      for (const control of controls.inputs) {
        control.setAttribute('aria-invalid', String(message !== undefined))
      }
    },
    focus: () => controls.inputs[0]?.focus(),
  }
}

interface Controls {
  readonly shown: readonly HTMLElement[]
  readonly inputs: readonly (HTMLInputElement | HTMLSelectElement)[]
  read(): readonly string[]
}

const MAKERS: Readonly<
  Record<FormField['type'], (field: FormField, id: string, say: Say) => Controls>
> = {
  text(field, id) {
    const input = element('input', { type: 'text', id, maxLength: longest(field) })
    return { shown: [input], inputs: [input], read: () => [input.value] }
  },
  select({ options }, id, say) {
    const select = element('select', { id })
    select.append(
      new Option(say('Please choose'), ''),
      ...options.map((option) => new Option(option)),
    )
    return { shown: [select], inputs: [select], read: () => [select.value] }
  },
  checkbox({ options }, id) {
    const inputs = options.map((value, at) =>
      element('input', { type: 'checkbox', id: `${id}-${at}`, value }),
    )
    const shown = inputs.map((input) => {
      const label = element('label', { className: 'sw-form-option' })
      label.append(input, ` ${input.value}`)
      return label
    })
    return {
      shown,
      inputs,
      read: () => inputs.filter(({ checked }) => checked).map(({ value }) => value),
    }
  },
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), values)
}
