import type { PasskeyShape } from '@sitewright/api/accounts/passkey-shapes'
import { Button, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useDates, useText } from '../../text.ts'
import styles from './AccountScreen.module.css'
import { useOwnWords } from './use-own-words.ts'
import { useRemovePasskey, useRenamePasskey } from './use-passkeys.ts'

/** A passkey with its name and its times, to be renamed and removed. */
export function PasskeyRow({ passkey }: { passkey: PasskeyShape }) {
  const words = useOwnWords()
  const dates = useDates()
  const [deed, setDeed] = useState<'rename' | 'remove'>()
  const { name, createdAt, lastUsedAt } = passkey
  const close = () => setDeed(undefined)
  const since = dates.full(createdAt)
  return (
    <li className={styles.session}>
      <div className={styles.facts}>
        <span className={styles.browser}>{name}</span>
        <span className={styles.times}>
          {lastUsedAt === null
            ? words('passkeyUnused', { since })
            : words('passkeyTimes', { since, used: dates.full(lastUsedAt) })}
        </span>
      </div>
      {deed === undefined && (
        <div className={styles.buttons}>
          <Button onPress={() => setDeed('rename')} aria-label={words('passkeyRenameOf', { name })}>
            {words('passkeyRename')}
          </Button>
          <Button onPress={() => setDeed('remove')} aria-label={words('passkeyRemoveOf', { name })}>
            {words('passkeyRemove')}
          </Button>
        </div>
      )}
      {deed === 'rename' && <RenameForm passkey={passkey} onClose={close} />}
      {deed === 'remove' && <RemoveForm passkey={passkey} onClose={close} />}
    </li>
  )
}

interface DeedProps {
  passkey: PasskeyShape
  onClose(): void
}

function RenameForm({ passkey, onClose }: DeedProps) {
  const words = useOwnWords()
  const { state, values, field, send } = useShortForm(useRenamePasskey(), { name: passkey.name })
  return (
    <ShortForm
      state={state}
      submit={words('saveName')}
      isWide={false}
      secondary={<Button onPress={onClose}>{words('factorCancel')}</Button>}
      onSend={() => send({ passkeyId: passkey.id, ...values }, onClose)}
    >
      <TextField label={words('passkeyName')} autoFocus {...field('name')} />
    </ShortForm>
  )
}

function RemoveForm({ passkey, onClose }: DeedProps) {
  const text = useText()
  const words = useOwnWords()
  const { state, values, field, send } = useShortForm(useRemovePasskey(), { currentPassword: '' })
  const onDone = () => showToast({ text: words('passkeyRemoved', { name: passkey.name }) })
  return (
    <ShortForm
      state={state}
      submit={words('passkeyRemove')}
      isWide={false}
      secondary={<Button onPress={onClose}>{words('factorCancel')}</Button>}
      onSend={() => send({ passkeyId: passkey.id, ...values }, onDone)}
    >
      <p>{words('passkeyRemoveHint')}</p>
      <TextField
        label={text('account.password')}
        type="password"
        autoComplete="current-password"
        autoFocus
        {...field('currentPassword')}
      />
    </ShortForm>
  )
}
