import { Card, Notice, TextField } from '@sitewright/ui'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'
import { useChangeEmail } from './use-own-account.ts'
import { useOwnWords } from './use-own-words.ts'

const TOLD = { mail: 'emailByMail', operator: 'emailByOperator' } as const
const EMPTY = { email: '', currentPassword: '' }

/** The account's address; another one counts once the link that is sent there was opened. */
export function EmailCard({ email }: { email: string }) {
  const text = useText()
  const words = useOwnWords()
  const change = useChangeEmail()
  const { state, values, field, send, clear } = useShortForm(change, EMPTY)
  return (
    <Card title={words('changeEmail')} description={words('changeEmailHint', { email })}>
      <ShortForm
        state={state}
        submit={text('account.sendLink')}
        isWide={false}
        onSend={() => send(values, clear)}
      >
        {change.data && (
          <Notice tone="info" isAlert>
            {words(TOLD[change.data.linkComesBy], { email: change.variables?.email ?? '' })}
          </Notice>
        )}
        <TextField
          label={words('newEmail')}
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
