import { Notice, TextLink } from '@sitewright/ui'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'
import { useTitle } from '../use-title.ts'
import { EntranceLayout } from './EntranceLayout.tsx'
import { linkState } from './link-state.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { useRestoreEmail } from './use-mailed-links.ts'
import { useOwnWords } from './use-own-words.ts'

const HINTS = {
  good: 'restoreEmailHint',
  missing: 'linkNotWhole',
  spent: 'restoreEmailSpent',
} as const

/** The link to the old address of an account leads here, for somebody whose account was taken over. */
export function RestoreEmailScreen({ token }: { token: string }) {
  const text = useText()
  const words = useOwnWords()
  useTitle(words('restoreEmail'))
  const restore = useRestoreEmail()
  const { state, values, field, send } = useShortForm(restore, { password: '' })
  const link = linkState(token, restore.error)
  const footer = <TextLink href="/sign-in">{text('account.signIn')}</TextLink>
  if (restore.data) {
    return (
      <EntranceLayout title={words('restoreEmail')} footer={footer}>
        <Notice tone="success" isAlert>
          {words('emailRestored', { email: restore.data.email })}
        </Notice>
      </EntranceLayout>
    )
  }
  return (
    <EntranceLayout title={words('restoreEmail')} description={words(HINTS[link])} footer={footer}>
      {link !== 'missing' && (
        <ShortForm
          state={state}
          submit={words('restoreAccount')}
          onSend={() => send({ token, ...values })}
        >
          <NewPasswordField label={text('account.newPassword')} autoFocus {...field('password')} />
        </ShortForm>
      )}
    </EntranceLayout>
  )
}
