import { useId } from 'react'
import type { CheckoutField } from './fields.ts'

export interface TextFieldProps {
  readonly field: CheckoutField
  readonly value: string
  readonly problem: string | undefined
  readonly countries: readonly { readonly code: string; readonly name: string }[]
}

/** One labelled field; the browser owns what is typed, so that a late script loses nothing. */
export function TextField({ field, value, problem, countries }: TextFieldProps) {
  const id = useId()
  const shared = {
    id,
    name: field.name,
    autoComplete: field.autoComplete,
    required: field.isRequired,
    defaultValue: value,
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
        <input type={field.type ?? 'text'} {...shared} />
      )}
      {problem && (
        <p id={`${id}-problem`} className="sw-field-error">
          {problem}
        </p>
      )}
    </div>
  )
}
