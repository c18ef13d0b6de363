import { Button, Notice, TextField, TextLink } from '@sitewright/ui'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import form from '../../session/SignInForm.module.css'
import { useSignUp } from '../../session/use-account.ts'
import { useText } from '../../text.ts'
import { useTitle } from '../use-title.ts'
import { EntranceLayout } from './EntranceLayout.tsx'

export function SignUpScreen({ onDone }: { onDone(): void }) {
  const text = useText()
  useTitle(text('account.signUp'))
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const signUp = useSignUp()
  const refusal = useFormProblems(signUp.error, ['name', 'email', 'password'])
  if (signUp.data && !signUp.data.account) {
    return (
      <EntranceLayout
        title={text('account.checkMail')}
        description={text('account.checkMailHint')}
        footer={<TextLink href="/sign-in">{text('account.backToSignIn')}</TextLink>}
      >
        <output>{email}</output>
      </EntranceLayout>
    )
  }
  return (
    <EntranceLayout
      title={text('account.signUpTitle')}
      description={text('account.signUpHint')}
      footer={
        <>
          {text('account.haveAccount')}{' '}
          <TextLink href="/sign-in">{text('account.signIn')}</TextLink>
        </>
      }
    >
      <Form
        ref={refusal.form}
        className={form.form ?? ''}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          signUp.mutate(
            { name, email, password },
            {
              onSuccess: ({ account }) => account && onDone(),
            },
          )
        }}
      >
        {refusal.general && (
          <Notice tone="danger" isAlert>
            {refusal.general}
          </Notice>
        )}
        <TextField
          label={text('account.name')}
          name="name"
          autoComplete="name"
          autoFocus
          value={name}
          onChange={setName}
          problem={refusal.problems.name}
        />
        <TextField
          label={text('account.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          problem={refusal.problems.email}
        />
        <TextField
          label={text('account.password')}
          type="password"
          name="password"
          autoComplete="new-password"
          description={text('account.passwordHint')}
          value={password}
          onChange={setPassword}
          problem={refusal.problems.password}
        />
        <Button type="submit" look="primary" isWide isPending={signUp.isPending}>
          {text('account.signUp')}
        </Button>
      </Form>
    </EntranceLayout>
  )
}
