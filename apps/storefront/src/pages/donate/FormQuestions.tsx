import type { FieldValues } from '@sitewright/api/pages/props'
import { type Form, type FormField, longest, nativeName } from '@sitewright/core/forms/form'

import { usePageSay, useTold } from '../words.ts'

export interface FormQuestionsProps {
  readonly form: Form
  /** Values of the posted form. */
  readonly values: FieldValues
  /** Messages by the name of a field of the call. */
  readonly errors: FieldValues
}

/** The questions of an owner's form, as fields that a browser posts by itself. */
export function FormQuestions({ form, values, errors }: FormQuestionsProps) {
  return form.fields.map((field) => (
    <Question
      key={field.id}
      field={field}
      values={values}
      problem={errors[`answers.${field.id}`]}
    />
  ))
}

interface QuestionProps {
  readonly field: FormField
  readonly values: FieldValues
  readonly problem: string | undefined
}

function Question({ field, values, problem }: QuestionProps) {
  const say = usePageSay()
  const { type, required, options } = field
  const name = nativeName(field)
  const id = `field-answer-${field.id}`
  const told = [
    field.description ? `${id}-hint` : '',
    problem === undefined ? '' : `${id}-problem`,
  ].filter(Boolean)
  const shared = {
    id,
    name,
    required,
    defaultValue: values[name] ?? '',
    'aria-invalid': problem !== undefined,
    'aria-describedby': told.join(' ') || undefined,
  }
  if (type === 'checkbox') return <Ticks field={field} id={id} values={values} problem={problem} />
  return (
    <div className="sw-field">
      <label htmlFor={id}>
        <Title field={field} />
      </label>
      {type === 'select' ? (
        <select {...shared}>
          <option value="">{say('Choose')}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} type="text" dir="auto" maxLength={longest(field)} />
      )}
      <Below field={field} id={id} problem={problem} />
    </div>
  )
}

/** Options of which several can be ticked; a browser cannot insist on one of them. */
function Ticks({ field, id, values, problem }: QuestionProps & { readonly id: string }) {
  return (
    <fieldset
      className="sw-field sw-ticks"
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
    >
      <legend className="sw-question">
        <Title field={field} />
      </legend>
      {field.options.map((option, index) => {
        const name = nativeName(field, index)
        return (
          <label key={option} className="sw-check">
            <input
              type="checkbox"
              name={name}
              value={option}
              defaultChecked={values[name] === option}
              {...(index === 0 && problem !== undefined && { 'aria-invalid': true })}
            />
            <span>{option}</span>
          </label>
        )
      })}
      <Below field={field} id={id} problem={problem} />
    </fieldset>
  )
}

function Title({ field: { title, required } }: { readonly field: FormField }) {
  const say = usePageSay()
  return (
    <>
      {title}
      {!required && <span className="sw-note"> {say('(optional)')}</span>}
    </>
  )
}

/** The line below the question, and what is wrong with the answer. */
function Below({ field, id, problem }: Omit<QuestionProps, 'values'> & { readonly id: string }) {
  const told = useTold()
  return (
    <>
      {field.description && (
        <p id={`${id}-hint`} className="sw-note">
          {field.description}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="sw-field-error">
          {told(problem)}
        </p>
      )}
    </>
  )
}
