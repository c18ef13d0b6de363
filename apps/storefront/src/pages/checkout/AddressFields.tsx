import type { FieldValues } from '@sitewright/api/pages/props'
import type { CheckoutField } from './fields.ts'
import { TextField } from './TextField.tsx'

export interface AddressFieldsProps {
  readonly fields: readonly CheckoutField[]
  readonly values: FieldValues
  readonly errors: FieldValues
  /** Name of the field that gets the focus when the page is loaded. */
  readonly firstWrong: string | undefined
  /** Whether they may be hidden, so that a browser must not insist on one that nobody sees. */
  readonly mayBeHidden?: boolean
}

export function AddressFields({ fields, values, errors, ...shown }: AddressFieldsProps) {
  return (
    <div className="sw-fields">
      {fields.map((field) => (
        <TextField
          // A field with choices is another element than one to type in.
          key={`${field.name} ${(field.options?.length ?? 0) > 0}`}
          field={field}
          value={values[field.name] ?? ''}
          problem={errors[field.name]}
          isFirstProblem={field.name === shown.firstWrong}
          mayBeHidden={shown.mayBeHidden}
        />
      ))}
    </div>
  )
}
