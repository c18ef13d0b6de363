import { Card, showToast, TextField } from '@sitewright/ui'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { useChangePassword } from './use-own-account.ts'
import { useOwnWords } from './use-own-words.ts'

export interface PasswordCardProps {
  /** Tells password managers whose password it is. */
  email: string
}

const EMPTY = { currentPassword: '', newPassword: '' }

export function PasswordCard({ email }: PasswordCardProps) {
  const text = useText()
  const words = useOwnWords()
  const { state, values, field, send, clear } = useShortForm(useChangePassword(), EMPTY)
  const onDone = () => {
    clear()
    showToast({ text: words('passwordChanged') })
  }
  return (
    <Card title={words('changePassword')} description={words('changePasswordHint')}>
      <ShortForm
        state={state}
        submit={words('changePassword')}
        isWide={false}
        onSend={() => send(values, onDone)}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          label={words('currentPassword')}
          type="password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordField label={text('account.newPassword')} {...field('newPassword')} />
      </ShortForm>
    </Card>
  )
}
