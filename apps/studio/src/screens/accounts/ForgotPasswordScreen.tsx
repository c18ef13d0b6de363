import { Button, Notice, TextField, TextLink } from '@sitewright/ui'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import form from '../../session/SignInForm.module.css'
import { useRequestReset } from '../../session/use-account.ts'
import { useText } from '../../text.ts'
import { useTitle } from '../use-title.ts'
import { EntranceLayout } from './EntranceLayout.tsx'

export function ForgotPasswordScreen() {
  const text = useText()
  useTitle(text('account.forgot'))
  const [email, setEmail] = useState('')
  const request = useRequestReset()
  const refusal = useFormProblems(request.error, ['email'])
  return (
    <EntranceLayout
      title={text('account.forgot')}
      description={text('account.forgotHint')}
      footer={<TextLink href="/sign-in">{text('account.backToSignIn')}</TextLink>}
    >
      <Form
        ref={refusal.form}
        className={form.form ?? ''}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          request.mutate({ email })
        }}
      >
        {refusal.general && (
          <Notice tone="danger" isAlert>
            {refusal.general}
          </Notice>
        )}
        {request.data && (
          <Notice tone="info" isAlert>
            {text(
              request.data.linkComesBy === 'mail'
                ? 'account.resetByMail'
                : 'account.resetByOperator',
            )}
          </Notice>
        )}
        <TextField
          label={text('account.email')}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={setEmail}
          problem={refusal.problems.email}
        />
        <Button type="submit" look="primary" isWide isPending={request.isPending}>
          {text('account.sendLink')}
        </Button>
      </Form>
    </EntranceLayout>
  )
}
