import { Button, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'
import styles from './AccountScreen.module.css'
import { useOwnWords } from './use-own-words.ts'
import { useAddPasskey } from './use-passkeys.ts'
import { useSecondFactor } from './use-second-factor.ts'

export interface AddPasskeyProps {
  /** Whether the account has none yet. */
  isFirst: boolean
}

/** Adds a passkey of this device, after the password, and a code where signing in takes one. */
export function AddPasskey({ isFirst }: AddPasskeyProps) {
  const text = useText()
  const words = useOwnWords()
  const [isOpen, setIsOpen] = useState(false)
  const hasFactor = typeof useSecondFactor().data?.since === 'number'
  const { state, values, field, send, clear } = useShortForm(useAddPasskey(), {
    currentPassword: '',
    code: '',
  })
  const close = () => {
    clear()
    setIsOpen(false)
  }
  const onDone = () => {
    close()
    showToast({ text: words('passkeyAdded') })
  }
  if (!isOpen) {
    return (
      <div className={styles.actions}>
        <Button onPress={() => setIsOpen(true)}>
          {words(isFirst ? 'passkeyAdd' : 'passkeyAddMore')}
        </Button>
      </div>
    )
  }
  const { currentPassword, code } = values
  return (
    <div className={styles.actions}>
      <ShortForm
        state={state}
        submit={words('passkeyGoOn')}
        isWide={false}
        secondary={<Button onPress={close}>{words('factorCancel')}</Button>}
        onSend={() => send(hasFactor ? { currentPassword, code } : { currentPassword }, onDone)}
      >
        <p>{words('passkeyAddHint')}</p>
        <TextField
          label={text('account.password')}
          type="password"
          autoComplete="current-password"
          autoFocus
          {...field('currentPassword')}
        />
        {hasFactor && (
          <TextField
            label={text('account.code')}
            description={text('account.codeHint')}
            autoComplete="one-time-code"
            {...field('code')}
          />
        )}
      </ShortForm>
    </div>
  )
}
