import { Notice, TextField, TextLink } from '@sitewright/ui'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'
import { useTitle } from '../use-title.ts'
import { EntranceLayout } from './EntranceLayout.tsx'
import { useRequestReset } from './use-mailed-links.ts'
import { useOwnWords } from './use-own-words.ts'

const TOLD = { mail: 'resetByMail', operator: 'resetByOperator' } as const

export function ForgotPasswordScreen() {
  const text = useText()
  const words = useOwnWords()
  useTitle(text('account.forgot'))
  const request = useRequestReset()
  const { state, values, field, send } = useShortForm(request, { email: '' })
  return (
    <EntranceLayout
      title={text('account.forgot')}
      description={words('forgotHint')}
      footer={<TextLink href="/sign-in">{text('account.backToSignIn')}</TextLink>}
    >
      <ShortForm state={state} submit={text('account.sendLink')} onSend={() => send(values)}>
        {request.data && (
          <Notice tone="info" isAlert>
            {words(TOLD[request.data.linkComesBy])}
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
