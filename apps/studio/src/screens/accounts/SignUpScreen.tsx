import { ROLE_WORDS, roleNameOf } from '@sitewright/core/role-words'
import { Button, Notice, TextField, TextLink } from '@sitewright/ui'
import { useState } from 'react'
import { waitingInvitation } from '../../session/pending-invitation.ts'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useSignUp } from '../../session/use-account.ts'
import { useShortForm } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'
import { useInvitation } from '../people/use-invitation.ts'
import { useTitle } from '../use-title.ts'
import { EntranceLayout } from './EntranceLayout.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

const EMPTY = { name: '', email: '', password: '' }

export function SignUpScreen({ onDone }: { onDone(): void }) {
  const text = useText()
  useTitle(text('account.signUp'))
  const signUp = useSignUp()
  const [waiting] = useState(waitingInvitation)
  const { data: invitation } = useInvitation(waiting)
  const { state, values, field, send } = useShortForm(signUp, EMPTY)
  if (signUp.data && !signUp.data.account) {
    return <CheckMail email={values.email} onOtherAddress={signUp.reset} />
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
      <ShortForm
        state={state}
        submit={text('account.signUp')}
        onSend={() => send(values, ({ account }) => account && onDone())}
      >
        {invitation && (
          <Notice>
            {text('account.signUpInvited', {
              site: invitation.siteTitle,
              role: ROLE_WORDS[roleNameOf(invitation.role)].title,
            })}
          </Notice>
        )}
        <TextField label={text('account.name')} autoComplete="name" autoFocus {...field('name')} />
        <TextField
          label={text('account.email')}
          type="email"
          autoComplete="username"
          {...field('email')}
        />
        <NewPasswordField label={text('account.password')} {...field('password')} />
      </ShortForm>
    </EntranceLayout>
  )
}

interface CheckMailProps {
  /** The address as it was typed. */
  email: string
  /** Back to the form, which still holds everything. */
  onOtherAddress(): void
}

/** Shown where mail can be sent, also for an address that has an account: the mail says which of both it is. */
function CheckMail({ email, onOtherAddress }: CheckMailProps) {
  const text = useText()
  return (
    <EntranceLayout
      title={text('account.checkMail')}
      description={text('account.checkMailHint', { email })}
      footer={<TextLink href="/sign-in">{text('account.backToSignIn')}</TextLink>}
    >
      <p>{text('account.checkMailElse')}</p>
      <Button isWide onPress={onOtherAddress}>
        {text('account.otherAddress')}
      </Button>
    </EntranceLayout>
  )
}
