import { TextField } from '@sitewright/ui'
import { ShortForm } from '../../session/ShortForm.tsx'
import { useShortForm } from '../../session/use-short-form.ts'
import { useText } from '../../text.ts'
import styles from './AccountScreen.module.css'
import { type useConfirmSecondFactor, useCreateSecondFactor } from './use-second-factor.ts'

export interface SetUpFactorProps {
  confirm: ReturnType<typeof useConfirmSecondFactor>
}

/** Sets an authenticator app up: the password, the key as QR code, and a first code. */
export function SetUpFactor({ confirm: confirming }: SetUpFactorProps) {
  const text = useText()
  const create = useCreateSecondFactor()
  const start = useShortForm(create, { currentPassword: '' })
  const confirm = useShortForm(confirming, { code: '' })
  if (!create.data) {
    return (
      <ShortForm
        state={start.state}
        submit={text('account.factorSetUp')}
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
      submit={text('account.factorTurnOn')}
      isWide={false}
      onSend={() => confirm.send(confirm.values)}
    >
      <p>{text('account.factorScan')}</p>
      <img
        className={styles.qrCode}
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt={text('account.qrCode')}
      />
      <p>
        {text('account.factorKey')} <code className={styles.key}>{key}</code>
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
