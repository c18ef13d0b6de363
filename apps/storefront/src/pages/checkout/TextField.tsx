import { usePageSay, useTold } from '../words.ts'
import type { CheckoutField } from './fields.ts'
import { fieldId } from './WrongFields.tsx'

export interface TextFieldProps {
  readonly field: CheckoutField
  readonly value: string
  readonly problem: string | undefined
  /** Gets the focus when the page is loaded, which needs no script. */
  readonly isFirstProblem: boolean
  /** Whether it may be hidden, so that a browser must not insist on it. */
  readonly mayBeHidden?: boolean | undefined
}

/** The keyboard of an email field, without the browser's own idea of what an address is. */
const EMAIL_KEYBOARD = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const
const FIGURES = { inputMode: 'numeric' } as const
/** Addresses come in every script, and each is written in its own direction. */
const ANY_SCRIPT = { dir: 'auto' } as const

/** One labelled field; the browser owns what is typed, so that a late script loses nothing. */
export function TextField({ field, value, problem, ...shown }: TextFieldProps) {
  const say = usePageSay()
  const told = useTold()
  const id = fieldId(field.name)
  const shared = {
    id,
    name: field.name,
    autoComplete: field.autoComplete,
    required: field.isRequired && !shown.mayBeHidden,
    'aria-required': field.isRequired,
    defaultValue: value,
    autoFocus: shown.isFirstProblem,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  }
  return (
    <div className={field.isHalf ? 'sw-field sw-field-half' : 'sw-field'}>
      <label htmlFor={id}>
        {told(field.label)}
        {!field.isRequired && <span className="sw-note"> {say('(optional)')}</span>}
      </label>
      {field.options?.length ? (
        <select {...shared}>
          <option value="">{say('Choose')}</option>
          {field.options.map((option) => (
            // A browser may know a country by a newer name than the server does.
            <option key={option.value} value={option.value} suppressHydrationWarning>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          type={field.type ?? 'text'}
          {...(field.isEmail ? EMAIL_KEYBOARD : ANY_SCRIPT)}
          {...(field.isNumeric && FIGURES)}
          {...shared}
        />
      )}
      {problem && (
        <p id={`${id}-problem`} className="sw-field-error">
          {told(problem)}
        </p>
      )}
    </div>
  )
}
