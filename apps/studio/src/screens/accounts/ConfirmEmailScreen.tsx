import { Notice, TextLink } from '@sitewright/ui'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useTitle } from '../use-title.ts'
import { EntranceLayout } from './EntranceLayout.tsx'
import { linkState } from './link-state.ts'
import { useConfirmEmail } from './use-mailed-links.ts'
import { useOwnWords } from './use-own-words.ts'

const HINTS = {
  good: 'confirmEmailHint',
  missing: 'linkNotWhole',
  spent: 'confirmEmailSpent',
} as const

/** The link to a new address of an account leads here. A press is needed, since mail programs open links by themselves. */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const words = useOwnWords()
  useTitle(words('confirmEmail'))
  const confirm = useConfirmEmail()
  const { state, send } = useShortForm(confirm, {})
  const link = linkState(token, confirm.error)
  const footer = <TextLink href="/account">{words('goToAccount')}</TextLink>
  if (confirm.data) {
    return (
      <EntranceLayout title={words('confirmEmail')} footer={footer}>
        <Notice tone="success" isAlert>
          {words('emailChanged', { email: confirm.data.email })}
        </Notice>
      </EntranceLayout>
    )
  }
  return (
    <EntranceLayout title={words('confirmEmail')} description={words(HINTS[link])} footer={footer}>
      {link !== 'missing' && (
        <ShortForm state={state} submit={words('useAddress')} onSend={() => send({ token })} />
      )}
    </EntranceLayout>
  )
}
