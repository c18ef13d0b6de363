import { Notice, TextField, TextLink } from '@sitewright/ui'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'
import { useTitle } from '../use-title.ts'
import { EntranceLayout } from './EntranceLayout.tsx'
import { useRequestReset } from './use-mailed-links.ts'

const TOLD = { mail: 'account.resetByMail', operator: 'account.resetByOperator' } as const

export function ForgotPasswordScreen() {
  const text = useText()
  useTitle(text('account.forgot'))
  const request = useRequestReset()
  const { state, values, field, send } = useShortForm(request, { email: '' })
  return (
    <EntranceLayout
      title={text('account.forgot')}
      description={text('account.forgotHint')}
      footer={<TextLink href="/sign-in">{text('account.backToSignIn')}</TextLink>}
    >
      <ShortForm state={state} submit={text('account.sendLink')} onSend={() => send(values)}>
        {request.data && (
          <Notice tone="info" isAlert>
            {text(TOLD[request.data.linkComesBy])}
          </Notice>
        )}
        <TextField
          label={text('account.email')}
          type="email"
          autoComplete="username"
          autoFocus
          {...field('email')}
        />
      </ShortForm>
    </EntranceLayout>
  )
}
