import { Button, Checkbox, Notice, TextField } from '@sitewright/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../text.ts'
import styles from './ShortForm.module.css'
import { ShortForm } from './ShortForm.tsx'
import { SignInCodeForm } from './SignInCodeForm.tsx'
import { useSignIn } from './use-account.ts'
import { hasPasskeys, usePasskeySignIn } from './use-passkey-sign-in.ts'
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
  const isOffering = step === undefined
  const passkey = usePasskeySignIn({ rememberMe, isOffering, onDone })
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
    <div className={styles.ways}>
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
        {passkey.error && (
          <Notice tone="danger" isAlert>
            {passkey.error.message}
          </Notice>
        )}
        <TextField
          label={text('account.email')}
          type="email"
          autoComplete="username webauthn"
          autoFocus={email === ''}
          {...field('email')}
        />
        <TextField
          label={text('account.password')}
          type="password"
          autoComplete="current-password webauthn"
          autoFocus={email !== ''}
          {...field('password')}
        />
        <Checkbox
          label={text('account.rememberMe')}
          isSelected={rememberMe}
          onChange={setRememberMe}
        />
      </ShortForm>
      {hasPasskeys() && (
        <Button isWide onPress={passkey.signIn} isPending={passkey.isPending}>
          {text('account.signInByPasskey')}
        </Button>
      )}
    </div>
  )
}
