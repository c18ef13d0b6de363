import { Button, Card, Notice } from '@sitewright/ui'
import { useDates } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import styles from './AccountScreen.module.css'
import { FactorForms } from './FactorForms.tsx'
import { SetUpFactor } from './SetUpFactor.tsx'
import { useOwnWords } from './use-own-words.ts'
import {
  useConfirmSecondFactor,
  useCreateRecoveryCodes,
  useRemoveSecondFactor,
  useSecondFactor,
} from './use-second-factor.ts'

/** Two-factor sign-in by an authenticator app. */
export function SecondFactorCard() {
  const words = useOwnWords()
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
    <Card title={words('factor')} description={words('factorHint')}>
      <QueryView query={factor} loading={words('factorLoading')} failed={words('factorFailed')}>
        {({ since, recoveryCodesLeft }) => {
          if (codes) return <RecoveryCodes codes={codes} onDone={forgetCodes} />
          if (since === null) return <SetUpFactor confirm={confirm} />
          return (
            <>
              <p>
                {words('factorOn', {
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
  const words = useOwnWords()
  return (
    <>
      <Notice tone="info" isAlert>
        {words('recoveryHint')}
      </Notice>
      <ul className={styles.codes} aria-label={words('recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button look="primary" onPress={onDone}>
          {words('recoveryKept')}
        </Button>
      </div>
    </>
  )
}
