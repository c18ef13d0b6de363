import { Card, Notice } from '@sitewright/ui'
import { hasPasskeys } from '../../session/use-passkey-sign-in.ts'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import styles from './AccountScreen.module.css'
import { AddPasskey } from './AddPasskey.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import { usePasskeys } from './use-passkeys.ts'

/** Passkeys: signing in by a finger, a face or the PIN of a device, in place of password and code. */
export function PasskeysCard() {
  const text = useText()
  const passkeys = usePasskeys()
  return (
    <Card title={text('account.passkeys')} description={text('account.passkeysHint')}>
      <QueryView
        query={passkeys}
        loading={text('account.passkeysLoading')}
        failed={text('account.passkeysFailed')}
      >
        {(list) => (
          <>
            {list.length > 0 && (
              <ul className={styles.sessions} aria-label={text('account.passkeys')}>
                {list.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )}
            {hasPasskeys() ? (
              <AddPasskey isFirst={list.length === 0} />
            ) : (
              <Notice tone="info">{text('account.passkeysNotHere')}</Notice>
            )}
          </>
        )}
      </QueryView>
    </Card>
  )
}
