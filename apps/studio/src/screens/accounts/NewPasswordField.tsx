import { TextField } from '@sitewright/ui'
import type { ShortFormField } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'

export interface NewPasswordFieldProps extends ShortFormField {
  label: string
  autoFocus?: boolean
}

/** A password that is being chosen: password managers offer to make one and to keep it. */
export function NewPasswordField({ autoFocus = false, ...field }: NewPasswordFieldProps) {
  const text = useText()
  return (
    <TextField
      type="password"
      autoComplete="new-password"
      autoFocus={autoFocus}
      description={text('account.passwordHint')}
      {...field}
    />
  )
}
