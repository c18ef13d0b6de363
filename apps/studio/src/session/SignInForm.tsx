import { Checkbox, TextField } from '@sitewright/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../text.ts'
import { ShortForm } from './ShortForm.tsx'
import { SignInCodeForm } from './SignInCodeForm.tsx'
import { useSignIn } from './use-account.ts'
import { useShortForm } from './use-short-form.ts'

export interface SignInFormProps {
  /** Filled in beforehand when it is known who comes back. */
  email?: string
  onDone(): void
  /** Shown beside the button, such as a way out. */
  secondary?: ReactNode
}

export function SignInForm({ email = '', onDone, secondary }: SignInFormProps) {
  const text = useText()
  const { state, values, field, send } = useShortForm(useSignIn(), { email, password: '' })
  const [rememberMe, setRememberMe] = useState(false)
  const [step, setStep] = useState<string>()
  if (step !== undefined) {
    return (
      <SignInCodeForm
        step={step}
        onDone={onDone}
        onBack={() => setStep(undefined)}
        secondary={secondary}
      />
    )
  }
  return (
    <ShortForm
      state={state}
      submit={text('account.signIn')}
      secondary={secondary}
      onSend={() =>
        send({ ...values, rememberMe }, (answer) =>
          answer.step === undefined ? onDone() : setStep(answer.step),
        )
      }
    >
      <TextField
        label={text('account.email')}
        type="email"
        autoComplete="username"
        autoFocus={email === ''}
        {...field('email')}
      />
      <TextField
        label={text('account.password')}
        type="password"
        autoComplete="current-password"
        autoFocus={email !== ''}
        {...field('password')}
      />
      <Checkbox
        label={text('account.rememberMe')}
        isSelected={rememberMe}
        onChange={setRememberMe}
      />
    </ShortForm>
  )
}
