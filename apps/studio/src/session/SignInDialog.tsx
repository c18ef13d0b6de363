import { Button, Dialog } from '@sitewright/ui'
import { useSyncExternalStore } from 'react'
import { useText } from '../text.ts'
import { SignInForm } from './SignInForm.tsx'
import { useSignInGate } from './StudioProvider.tsx'
import { useAccount } from './use-account.ts'

/** Comes up over whatever is on the screen when the session has ended, and goes on from there. */
export function SignInDialog() {
  const text = useText()
  const gate = useSignInGate()
  const isOpen = useSyncExternalStore(gate.subscribe, gate.isAsking)
  const { data: account } = useAccount()
  return (
    <Dialog
      title={text('account.sessionEnded')}
      size="small"
      isOpen={isOpen}
      isDismissable={false}
      onClose={() => gate.settle(false)}
    >
      <p>{text('account.sessionEndedHint')}</p>
      <SignInForm
        email={account?.email ?? ''}
        onDone={() => gate.settle(true)}
        secondary={<Button onPress={() => gate.settle(false)}>{text('account.notNow')}</Button>}
      />
    </Dialog>
  )
}
