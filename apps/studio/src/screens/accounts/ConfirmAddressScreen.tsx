import { CallFailure } from '@sitewright/api/client'
import { Button, Notice, TextField, TextLink } from '@sitewright/ui'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import form from '../../session/SignInForm.module.css'
import { useConfirmAddress } from '../../session/use-account.ts'
import { useText } from '../../text.ts'
import { useTitle } from '../use-title.ts'
import { EntranceLayout } from './EntranceLayout.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Where the link of a sign-up leads. A press opens the account, since mail programs open links by themselves. */
export function ConfirmAddressScreen({ onDone }: { onDone(): void }) {
  const text = useText()
  useTitle(text('account.confirm'))
  const token = useLinkToken()
  const [password, setPassword] = useState('')
  const confirm = useConfirmAddress()
  const { error } = confirm
  const [needsPassword, setNeedsPassword] = useState(false)
  const asksFirst = error instanceof CallFailure && 'password' in (error.envelope.errors ?? {})
  if (asksFirst && !needsPassword) setNeedsPassword(true)
  const refusal = useFormProblems(error, ['password'])
  return (
    <EntranceLayout
      title={text('account.confirm')}
      description={text('account.confirmHint')}
      footer={<TextLink href="/sign-up">{text('account.signUpAgain')}</TextLink>}
    >
      <Form
        ref={refusal.form}
        className={form.form ?? ''}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          const input = needsPassword ? { token, password } : { token }
          confirm.mutate(input, { onSuccess: onDone })
        }}
      >
        {refusal.general && (
          <Notice tone="danger" isAlert>
            {refusal.general}
          </Notice>
        )}
        {needsPassword && (
          <TextField
            label={text('account.password')}
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            problem={refusal.problems.password}
          />
        )}
        <Button type="submit" look="primary" isWide isPending={confirm.isPending}>
          {text('account.openAccount')}
        </Button>
      </Form>
    </EntranceLayout>
  )
}
