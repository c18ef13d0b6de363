import { Card, Notice } from '@sitewright/ui'
import { hasPasskeys } from '../../session/use-passkey-sign-in.ts'
import { QueryView } from '../QueryView.tsx'
import styles from './AccountScreen.module.css'
import { AddPasskey } from './AddPasskey.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import { useOwnWords } from './use-own-words.ts'
import { usePasskeys } from './use-passkeys.ts'

/** Passkeys: signing in by a finger, a face or the PIN of a device, in place of password and code. */
export function PasskeysCard() {
  const words = useOwnWords()
  const passkeys = usePasskeys()
  return (
    <Card title={words('passkeys')} description={words('passkeysHint')}>
      <QueryView
        query={passkeys}
        loading={words('passkeysLoading')}
        failed={words('passkeysFailed')}
      >
        {(list) => (
          <>
            {list.length > 0 && (
              <ul className={styles.sessions} aria-label={words('passkeys')}>
                {list.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )}
            {hasPasskeys() ? (
              <AddPasskey isFirst={list.length === 0} />
            ) : (
              <Notice tone="info">{words('passkeysNotHere')}</Notice>
            )}
          </>
        )}
      </QueryView>
    </Card>
  )
}
