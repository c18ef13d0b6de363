import { Button, TextField } from '@sitewright/ui'
import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import { ShortForm } from './ShortForm.tsx'
import { useSignInByCode } from './use-account.ts'
import { useShortForm } from './use-short-form.ts'

export interface SignInCodeFormProps {
  /** Names the sign-in whose password was right. */
  step: string
  onDone(): void
  /** Leads back to the password, such as after too long a time. */
  onBack(): void
  /** Shown beside the button, such as a way out. */
  secondary?: ReactNode
}

/** Second step of signing in: a code of the app, or a recovery code. */
export function SignInCodeForm({ step, onDone, onBack, secondary }: SignInCodeFormProps) {
  const text = useText()
  const { state, values, field, send } = useShortForm(useSignInByCode(), { code: '' })
  return (
    <ShortForm
      state={state}
      submit={text('account.signIn')}
      secondary={
        <>
          {secondary}
          <Button onPress={onBack}>{text('account.backToPassword')}</Button>
        </>
      }
      onSend={() => send({ step, ...values }, onDone)}
    >
      <TextField
        label={text('account.code')}
        description={text('account.codeHint')}
        autoComplete="one-time-code"
        autoFocus
        {...field('code')}
      />
    </ShortForm>
  )
}
