import { Button, Card, Notice } from '@sitewright/ui'
import { useDates, useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import styles from './AccountScreen.module.css'
import { FactorForms } from './FactorForms.tsx'
import { SetUpFactor } from './SetUpFactor.tsx'
import {
  useConfirmSecondFactor,
  useCreateRecoveryCodes,
  useRemoveSecondFactor,
  useSecondFactor,
} from './use-second-factor.ts'

/** Two-factor sign-in by an authenticator app. */
export function SecondFactorCard() {
  const text = useText()
  const dates = useDates()
  const factor = useSecondFactor()
  // Here, because the forms that send them are gone by the time of the answer.
  const [confirm, renew, turnOff] = [
    useConfirmSecondFactor(),
    useCreateRecoveryCodes(),
    useRemoveSecondFactor(),
  ]
  const codes = (renew.data ?? confirm.data)?.recoveryCodes
  const forgetCodes = () => {
    confirm.reset()
    renew.reset()
  }
  return (
    <Card title={text('account.factor')} description={text('account.factorHint')}>
      <QueryView
        query={factor}
        loading={text('account.factorLoading')}
        failed={text('account.factorFailed')}
      >
        {({ since, recoveryCodesLeft }) => {
          if (codes) return <RecoveryCodes codes={codes} onDone={forgetCodes} />
          if (since === null) return <SetUpFactor confirm={confirm} />
          return (
            <>
              <p>
                {text('account.factorOn', {
                  since: dates.full(since),
                  left: String(recoveryCodesLeft),
                })}
              </p>
              <FactorForms {...{ renew, turnOff }} />
            </>
          )
        }}
      </QueryView>
    </Card>
  )
}

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone(): void
}

/** Recovery codes, which are shown once. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = useText()
  return (
    <>
      <Notice tone="info" isAlert>
        {text('account.recoveryHint')}
      </Notice>
      <ul className={styles.codes} aria-label={text('account.recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button look="primary" onPress={onDone}>
          {text('account.recoveryKept')}
        </Button>
      </div>
    </>
  )
}
