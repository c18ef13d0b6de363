import type { CartEntry } from '@sitewright/api/cart/shapes'
import type { OpenForm } from '@sitewright/api/pages/props'
import {
  checkAnswers,
  type FormField,
  type GivenAnswers,
  longest,
  nativeAnswers,
  nativeName,
} from '@sitewright/core/forms/form'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePageSay, useTold } from '../words.ts'

export interface AnswerFormProps {
  readonly entry: CartEntry
  readonly open: OpenForm
  readonly crumb: string
  readonly isBusy: boolean
  /** Gives the server's problems by field id; undefined once they are kept. */
  onSave(answers: GivenAnswers): Promise<OpenForm['errors'] | undefined>
  onCancel(): void
}

/** The form of a product, to be answered anew in the cart; a plain form where there is no script. */
export function AnswerForm({ entry, open, crumb, isBusy, onSave, onCancel }: AnswerFormProps) {
  const say = usePageSay()
  const { fields } = open.form
  const [errors, setErrors] = useState(open.errors)
  const [refusals, setRefusals] = useState(0)
  const [isSaving, setIsSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const firstWrong = fields.find(({ id }) => open.errors[id])?.id ?? fields[0]?.id

  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  const save = async (answers: GivenAnswers) => {
    setIsSaving(true)
    try {
      return await onSave(answers)
    } finally {
      setIsSaving(false)
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const posted = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const answers = nativeAnswers(posted)
    const wrong = checkAnswers(fields, answers).problems ?? (await save(answers))
    if (!wrong) return
    setErrors(wrong)
    setRefusals((count) => count + 1)
  }
  return (
    <form className="sw-cart-answers" method="post" action="/cart" ref={form} onSubmit={submit}>
      <input type="hidden" name="crumb" value={crumb} />
      <input type="hidden" name="entryId" value={entry.id} />
      <input type="hidden" name="itemId" value={entry.itemId} />
      {fields.map((field) => (
        <AnswerField
          key={field.id}
          field={field}
          id={`answer-${entry.id}-${field.id}`}
          given={open.answers[field.id] ?? []}
          problem={errors[field.id]}
          takesFocus={field.id === firstWrong}
        />
      ))}
      <div className="sw-cart-answers-end">
        <button type="submit" className="sw-button" name="action" value="answer">
          {isSaving ? say('Saving…') : say('Save answers')}
        </button>
        <a
          className="sw-link"
          href="/cart"
          onClick={(event) => {
            event.preventDefault()
            onCancel()
          }}
        >
          {say('Cancel')}
        </a>
      </div>
    </form>
  )
}

interface AnswerFieldProps {
  readonly field: FormField
  readonly id: string
  readonly given: readonly string[]
  readonly problem: string | undefined
  readonly takesFocus: boolean
}

function AnswerField({ field, id, given, problem, takesFocus }: AnswerFieldProps) {
  const say = usePageSay()
  const told = useTold()
  const { title, description, required } = field
  const isGroup = field.type === 'checkbox'
  const [Root, Title] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const)
  const shared = {
    'aria-invalid': problem !== undefined,
    'aria-describedby':
      [problem && `${id}-problem`, description && `${id}-hint`].filter(Boolean).join(' ') ||
      undefined,
  }
  return (
    <Root className="sw-field">
      <Title {...(!isGroup && { htmlFor: id })}>
        {title}
        {!required && <span className="sw-note"> {say('(optional)')}</span>}
      </Title>
      {description && (
        <span id={`${id}-hint`} className="sw-note">
          {description}
        </span>
      )}
      <AnswerControls {...{ field, id, given, shared, takesFocus }} />
      {problem && (
        <p id={`${id}-problem`} className="sw-field-error">
          {told(problem)}
        </p>
      )}
    </Root>
  )
}

interface AnswerControlsProps extends Pick<AnswerFieldProps, 'field' | 'id' | 'given'> {
  readonly shared: object
  readonly takesFocus: boolean
}

function AnswerControls({ field, id, given, shared, takesFocus }: AnswerControlsProps) {
  const say = usePageSay()
  const { type, required, options } = field
  const one = {
    ...shared,
    id,
    name: nativeName(field),
    required,
    defaultValue: given[0] ?? '',
    // The shopper has just asked for this form, so the browser begins in it, also without script.
    autoFocus: takesFocus,
  }
  if (type === 'text') return <input type="text" dir="auto" maxLength={longest(field)} {...one} />
  if (type === 'select') {
    return (
      <select {...one}>
        <option value="">{say('Please choose')}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  }
  return options.map((option, at) => (
    <label key={option} className="sw-check">
      <input
        {...shared}
        type="checkbox"
        name={nativeName(field, at)}
        value={option}
        defaultChecked={given.includes(option)}
        {...{ autoFocus: takesFocus && at === 0 }}
      />
      <span>{option}</span>
    </label>
  ))
}
