import { TextLink } from '@sitewright/ui'
import { useState } from 'react'
import { ShortForm } from '../../session/ShortForm.tsx'
import { SignInCodeForm } from '../../session/SignInCodeForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'
import { useTitle } from '../use-title.ts'
import { EntranceLayout } from './EntranceLayout.tsx'
import { linkState } from './link-state.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { useResetPassword } from './use-mailed-links.ts'
import { useOwnWords } from './use-own-words.ts'

const HINTS = {
  good: 'resetHint',
  missing: 'linkNotWhole',
  spent: 'resetSpent',
} as const

/** The link of a forgotten password leads here. */
export function ResetPasswordScreen({ token, onDone }: { token: string; onDone(): void }) {
  const text = useText()
  const words = useOwnWords()
  useTitle(words('reset'))
  const reset = useResetPassword()
  const { state, values, field, send } = useShortForm(reset, { password: '' })
  const [step, setStep] = useState<string>()
  const link = linkState(token, reset.error)
  if (step !== undefined) {
    return (
      <EntranceLayout
        title={text('account.signIn')}
        description={words('passwordSaved')}
        footer={<TextLink href="/sign-in">{text('account.backToSignIn')}</TextLink>}
      >
        <SignInCodeForm
          step={step}
          onDone={onDone}
          onBack={() => window.location.assign('/sign-in')}
        />
      </EntranceLayout>
    )
  }
  return (
    <EntranceLayout
      title={words('reset')}
      description={words(HINTS[link])}
      footer={<TextLink href="/forgot-password">{words('newLink')}</TextLink>}
    >
      {link !== 'missing' && (
        <ShortForm
          state={state}
          submit={words('savePassword')}
          onSend={() =>
            send({ token, ...values }, (answer) =>
              answer.step === undefined ? onDone() : setStep(answer.step),
            )
          }
        >
          <NewPasswordField label={text('account.newPassword')} autoFocus {...field('password')} />
        </ShortForm>
      )}
    </EntranceLayout>
  )
}
