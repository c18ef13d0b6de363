import { Button, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'
import styles from './AccountScreen.module.css'
import { useOwnWords } from './use-own-words.ts'
import type { useCreateRecoveryCodes, useRemoveSecondFactor } from './use-second-factor.ts'

const EMPTY = { currentPassword: '', code: '' }

export interface FactorFormsProps {
  renew: ReturnType<typeof useCreateRecoveryCodes>
  turnOff: ReturnType<typeof useRemoveSecondFactor>
}

/** New recovery codes, and turning the second factor off; both ask for the password and a code. */
export function FactorForms({ renew: renewing, turnOff: turningOff }: FactorFormsProps) {
  const text = useText()
  const words = useOwnWords()
  const [deed, setDeed] = useState<'codes' | 'off'>()
  const renew = useShortForm(renewing, EMPTY)
  const turnOff = useShortForm(turningOff, EMPTY)
  if (deed === undefined) {
    return (
      <div className={styles.actions}>
        <Button onPress={() => setDeed('codes')}>{words('recoveryNew')}</Button>
        <Button onPress={() => setDeed('off')}>{words('factorTurnOff')}</Button>
      </div>
    )
  }
  const { state, field } = deed === 'codes' ? renew : turnOff
  const send = () =>
    deed === 'codes'
      ? renew.send(renew.values)
      : turnOff.send(turnOff.values, () => showToast({ text: words('factorOff') }))
  return (
    <ShortForm
      key={deed}
      state={state}
      submit={words(deed === 'codes' ? 'recoveryNew' : 'factorTurnOff')}
      isWide={false}
      secondary={<Button onPress={() => setDeed(undefined)}>{words('factorCancel')}</Button>}
      onSend={send}
    >
      <TextField
        label={text('account.password')}
        type="password"
        autoComplete="current-password"
        autoFocus
        {...field('currentPassword')}
      />
      <TextField
        label={text('account.code')}
        description={text('account.codeHint')}
        autoComplete="one-time-code"
        {...field('code')}
      />
    </ShortForm>
  )
}
