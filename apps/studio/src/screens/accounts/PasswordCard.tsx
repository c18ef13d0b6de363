import { Button, Card, Notice, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import form from '../../session/SignInForm.module.css'
import { useChangePassword } from '../../session/use-account.ts'
import { useText } from '../../text.ts'
import styles from './AccountScreen.module.css'

export function PasswordCard({ email }: { email: string }) {
  const text = useText()
  const [currentPassword, setCurrent] = useState('')
  const [newPassword, setNew] = useState('')
  const change = useChangePassword()
  const refusal = useFormProblems(change.error, ['currentPassword', 'newPassword'])
  const onDone = () => {
    setCurrent('')
    setNew('')
    showToast({ text: text('account.passwordChanged') })
  }
  return (
    <Card title={text('account.changePassword')} description={text('account.changePasswordHint')}>
      <Form
        ref={refusal.form}
        className={form.form ?? ''}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate({ currentPassword, newPassword }, { onSuccess: onDone })
        }}
      >
        {refusal.general && (
          <Notice tone="danger" isAlert>
            {refusal.general}
          </Notice>
        )}
        {/* For password managers: whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          label={text('account.currentPassword')}
          type="password"
          name="currentPassword"
          autoComplete="current-password"
          value={currentPassword}
          onChange={setCurrent}
          problem={refusal.problems.currentPassword}
        />
        <TextField
          label={text('account.newPassword')}
          type="password"
          name="newPassword"
          autoComplete="new-password"
          description={text('account.passwordHint')}
          value={newPassword}
          onChange={setNew}
          problem={refusal.problems.newPassword}
        />
        <div className={styles.actions}>
          <Button type="submit" look="primary" isPending={change.isPending}>
            {text('account.changePassword')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
