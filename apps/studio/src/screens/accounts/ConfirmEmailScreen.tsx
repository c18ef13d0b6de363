import { Notice, TextLink } from '@sitewright/ui'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'
import { useTitle } from '../use-title.ts'
import { EntranceLayout } from './EntranceLayout.tsx'
import { linkState } from './link-state.ts'
import { useConfirmEmail } from './use-mailed-links.ts'

const HINTS = {
  good: 'account.confirmEmailHint',
  missing: 'account.linkNotWhole',
  spent: 'account.confirmEmailSpent',
} as const

/** The link to a new address of an account leads here. A press is needed, since mail programs open links by themselves. */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const text = useText()
  useTitle(text('account.confirmEmail'))
  const confirm = useConfirmEmail()
  const { state, send } = useShortForm(confirm, {})
  const link = linkState(token, confirm.error)
  const footer = <TextLink href="/account">{text('account.goToAccount')}</TextLink>
  if (confirm.data) {
    return (
      <EntranceLayout title={text('account.confirmEmail')} footer={footer}>
        <Notice tone="success" isAlert>
          {text('account.emailChanged', { email: confirm.data.email })}
        </Notice>
      </EntranceLayout>
    )
  }
  return (
    <EntranceLayout
      title={text('account.confirmEmail')}
      description={text(HINTS[link])}
      footer={footer}
    >
      {link !== 'missing' && (
        <ShortForm
          state={state}
          submit={text('account.useAddress')}
          onSend={() => send({ token })}
        />
      )}
    </EntranceLayout>
  )
}
