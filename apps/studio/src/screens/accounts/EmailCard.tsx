import { Card, Notice, TextField } from '@sitewright/ui'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'
import { useChangeEmail } from './use-own-account.ts'

const TOLD = { mail: 'account.emailByMail', operator: 'account.emailByOperator' } as const
const EMPTY = { email: '', currentPassword: '' }

/** The account's address; another one counts once the link that is sent there was opened. */
export function EmailCard({ email }: { email: string }) {
  const text = useText()
  const change = useChangeEmail()
  const { state, values, field, send, clear } = useShortForm(change, EMPTY)
  return (
    <Card
      title={text('account.changeEmail')}
      description={text('account.changeEmailHint', { email })}
    >
      <ShortForm
        state={state}
        submit={text('account.sendLink')}
        isWide={false}
        onSend={() => send(values, clear)}
      >
        {change.data && (
          <Notice tone="info" isAlert>
            {text(TOLD[change.data.linkComesBy], { email: change.variables?.email ?? '' })}
          </Notice>
        )}
        <TextField
          label={text('account.newEmail')}
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <TextField
          label={text('account.password')}
          type="password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
      </ShortForm>
    </Card>
  )
}
