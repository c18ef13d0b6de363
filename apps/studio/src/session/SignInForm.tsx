import { Button, Checkbox, Notice, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../forms/use-form-problems.ts'
import { useText } from '../text.ts'
import styles from './SignInForm.module.css'
import { useSignIn } from './use-account.ts'

export interface SignInFormProps {
  /** Filled in beforehand when it is known who comes back. */
  email?: string
  onDone(): void
  /** Shown beside the button, such as a way out. */
  secondary?: React.ReactNode
}

export function SignInForm({ email: known = '', onDone, secondary }: SignInFormProps) {
  const text = useText()
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [rememberMe, setRememberMe] = useState(false)
  const signIn = useSignIn()
  const { form, problems, general } = useFormProblems(signIn.error, ['email', 'password'])
  return (
    <Form
      ref={form}
      className={styles.form ?? ''}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault()
        signIn.mutate({ email, password, rememberMe }, { onSuccess: onDone })
      }}
    >
      {general && (
        <Notice tone="danger" isAlert>
          {general}
        </Notice>
      )}
      <TextField
        label={text('account.email')}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus={known === ''}
        value={email}
        onChange={setEmail}
        problem={problems.email}
      />
      <TextField
        label={text('account.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        autoFocus={known !== ''}
        value={password}
        onChange={setPassword}
        problem={problems.password}
      />
      <Checkbox
        label={text('account.rememberMe')}
        isSelected={rememberMe}
        onChange={setRememberMe}
      />
      <div className={styles.actions}>
        {secondary}
        <Button type="submit" look="primary" isWide isPending={signIn.isPending}>
          {text('account.signIn')}
        </Button>
      </div>
    </Form>
  )
}
