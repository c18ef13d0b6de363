import { TextField } from '@sitewright/ui'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'
import styles from './AccountScreen.module.css'
import { useOwnWords } from './use-own-words.ts'
import { type useConfirmSecondFactor, useCreateSecondFactor } from './use-second-factor.ts'

export interface SetUpFactorProps {
  confirm: ReturnType<typeof useConfirmSecondFactor>
}

/** Sets an authenticator app up: the password, the key as QR code, and a first code. */
export function SetUpFactor({ confirm: confirming }: SetUpFactorProps) {
  const text = useText()
  const words = useOwnWords()
  const create = useCreateSecondFactor()
  const start = useShortForm(create, { currentPassword: '' })
  const confirm = useShortForm(confirming, { code: '' })
  if (!create.data) {
    return (
      <ShortForm
        state={start.state}
        submit={words('factorSetUp')}
        isWide={false}
        onSend={() => start.send(start.values)}
      >
        <TextField
          label={text('account.password')}
          type="password"
          autoComplete="current-password"
          {...start.field('currentPassword')}
        />
      </ShortForm>
    )
  }
  const { key, qrCode } = create.data
  return (
    <ShortForm
      state={confirm.state}
      submit={words('factorTurnOn')}
      isWide={false}
      onSend={() => confirm.send(confirm.values)}
    >
      <p>{words('factorScan')}</p>
      <img
        className={styles.qrCode}
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt={words('qrCode')}
      />
      <p>
        {words('factorKey')} <code className={styles.key}>{key}</code>
      </p>
      <TextField
        label={text('account.code')}
        autoComplete="one-time-code"
        autoFocus
        {...confirm.field('code')}
      />
    </ShortForm>
  )
}
