import { TextLink } from '@sitewright/ui'
import { SignInForm } from '../../session/SignInForm.tsx'
import { useText } from '../../text.ts'
import { useTitle } from '../use-title.ts'
import { EntranceLayout } from './EntranceLayout.tsx'

export function SignInScreen({ onDone }: { onDone(): void }) {
  const text = useText()
  useTitle(text('account.signIn'))
  return (
    <EntranceLayout
      title={text('account.welcomeBack')}
      description={text('account.signInHint')}
      footer={
        <>
          <TextLink href="/forgot-password">{text('account.forgot')}</TextLink>{' '}
          {text('account.noAccount')} <TextLink href="/sign-up">{text('account.signUp')}</TextLink>
        </>
      }
    >
      <SignInForm onDone={onDone} />
    </EntranceLayout>
  )
}
