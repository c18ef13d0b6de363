import type { ComponentProps } from 'react'
import { FormContext } from 'react-aria-components'

/** The form as its fields know it: problems are told in our words, not by the browser. */
const FOR_FIELDS = { validationBehavior: 'aria' } as const

/**
 * A form whose fields are drawn anew only where something of their own changed. React Aria's own `Form` makes a new context each
 * time that it is drawn, and so every field in it is drawn for every key: a table of 250 variants has 1,500 of them.
 */
export function SteadyForm(props: Omit<ComponentProps<'form'>, 'noValidate'>) {
  return (
    <FormContext value={FOR_FIELDS}>
      <form noValidate {...props} />
    </FormContext>
  )
}
