import { Button, Notice, TextField, TextLink } from '@sitewright/ui'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import form from '../../session/SignInForm.module.css'
import { useResetPassword } from '../../session/use-account.ts'
import { useText } from '../../text.ts'
import { useTitle } from '../use-title.ts'
import { EntranceLayout } from './EntranceLayout.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Where the link of a forgotten password leads. */
export function ResetPasswordScreen({ onDone }: { onDone(): void }) {
  const text = useText()
  useTitle(text('account.reset'))
  const token = useLinkToken()
  const [password, setPassword] = useState('')
  const reset = useResetPassword()
  const refusal = useFormProblems(reset.error, ['password'])
  return (
    <EntranceLayout
      title={text('account.reset')}
      description={text('account.resetHint')}
      footer={<TextLink href="/forgot-password">{text('account.newLink')}</TextLink>}
    >
      <Form
        ref={refusal.form}
        className={form.form ?? ''}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          reset.mutate({ token, password }, { onSuccess: onDone })
        }}
      >
        {refusal.general && (
          <Notice tone="danger" isAlert>
            {refusal.general}
          </Notice>
        )}
        <TextField
          label={text('account.newPassword')}
          type="password"
          name="password"
          autoComplete="new-password"
          autoFocus
          description={text('account.passwordHint')}
          value={password}
          onChange={setPassword}
          problem={refusal.problems.password}
        />
        <Button type="submit" look="primary" isWide isPending={reset.isPending}>
          {text('account.savePassword')}
        </Button>
      </Form>
    </EntranceLayout>
  )
}
