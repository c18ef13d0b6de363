import { Button, Card, Notice } from '@sitewright/ui'
import { useState } from 'react'
import { useDates, useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import styles from './AccountScreen.module.css'
import { FactorForms } from './FactorForms.tsx'
import { SetUpFactor } from './SetUpFactor.tsx'
import { useSecondFactor } from './use-second-factor.ts'

/** Two-factor sign-in by an authenticator app. */
export function SecondFactorCard() {
  const text = useText()
  const dates = useDates()
  const factor = useSecondFactor()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Card title={text('account.factor')} description={text('account.factorHint')}>
      <QueryView
        query={factor}
        loading={text('account.factorLoading')}
        failed={text('account.factorFailed')}
      >
        {({ since, recoveryCodesLeft }) => {
          if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
          if (since === null) return <SetUpFactor onCodes={setCodes} />
          return (
            <>
              <p>
                {text('account.factorOn', {
                  since: dates.full(since),
                  left: String(recoveryCodesLeft),
                })}
              </p>
              <FactorForms onCodes={setCodes} />
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
