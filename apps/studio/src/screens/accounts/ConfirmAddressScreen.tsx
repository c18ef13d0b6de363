import { CallFailure } from '@sitewright/api/client'
import { TextField, TextLink } from '@sitewright/ui'
import { useState } from 'react'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'
import { useTitle } from '../use-title.ts'
import { EntranceLayout } from './EntranceLayout.tsx'
import { linkState } from './link-state.ts'
import { useConfirmAddress } from './use-mailed-links.ts'
import { useOwnWords } from './use-own-words.ts'

const HINTS = {
  good: 'confirmHint',
  missing: 'linkNotWhole',
  spent: 'confirmSpent',
} as const

/** The link of a sign-up leads here. A press opens the account, since mail programs open links by themselves. */
export function ConfirmAddressScreen({ token, onDone }: { token: string; onDone(): void }) {
  const text = useText()
  const words = useOwnWords()
  useTitle(words('confirm'))
  const confirm = useConfirmAddress()
  const { state, values, field, send } = useShortForm(confirm, { password: '' })
  const [needsPassword, setNeedsPassword] = useState(false)
  if (!needsPassword && asksForPassword(confirm.error)) setNeedsPassword(true)
  const link = linkState(token, confirm.error)
  return (
    <EntranceLayout
      title={words('confirm')}
      description={words(HINTS[link])}
      footer={
        <>
          <TextLink href="/sign-in">{text('account.signIn')}</TextLink>
          {' · '}
          <TextLink href="/sign-up">{words('signUpAgain')}</TextLink>
        </>
      }
    >
      {link !== 'missing' && (
        <ShortForm
          state={state}
          submit={words('openAccount')}
          onSend={() => send(needsPassword ? { token, ...values } : { token }, onDone)}
        >
          {needsPassword && (
            <TextField
              label={text('account.password')}
              type="password"
              autoComplete="current-password"
              {...field('password')}
            />
          )}
        </ShortForm>
      )}
    </EntranceLayout>
  )
}

/** Any browser but the one that signed up is asked for the password too. */
function asksForPassword(error: Error | null): boolean {
  return error instanceof CallFailure && 'password' in (error.envelope.errors ?? {})
}
