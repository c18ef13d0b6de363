import type { CheckoutField } from './fields.ts'
import { fieldId } from './WrongFields.tsx'

export interface TextFieldProps {
  readonly field: CheckoutField
  readonly value: string
  readonly problem: string | undefined
  /** Gets the focus when the page is loaded, which needs no script. */
  readonly isFirstProblem: boolean
  readonly countries: readonly { readonly code: string; readonly name: string }[]
}

/** The keyboard of an email field, without the browser's own idea of what an address is. */
const EMAIL_KEYBOARD = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

/** One labelled field; the browser owns what is typed, so that a late script loses nothing. */
export function TextField({ field, value, problem, isFirstProblem, countries }: TextFieldProps) {
  const id = fieldId(field.name)
  const shared = {
    id,
    name: field.name,
    autoComplete: field.autoComplete,
    required: field.isRequired,
    defaultValue: value,
    autoFocus: isFirstProblem,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  }
  return (
    <div className={field.isHalf ? 'sw-field sw-field-half' : 'sw-field'}>
      <label htmlFor={id}>
        {field.label}
        {!field.isRequired && <span className="sw-note"> (optional)</span>}
      </label>
      {field.isCountry ? (
        <select {...shared}>
          <option value="">Choose a country</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input type={field.type ?? 'text'} {...(field.isEmail && EMAIL_KEYBOARD)} {...shared} />
      )}
      {problem && (
        <p id={`${id}-problem`} className="sw-field-error">
          {problem}
        </p>
      )}
    </div>
  )
}
