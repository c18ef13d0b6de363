import type { SessionShape } from '@sitewright/api/accounts/shapes'
import { Badge, Button, Card, Notice } from '@sitewright/ui'
import { useDates } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import styles from './AccountScreen.module.css'
import { useOwnWords } from './use-own-words.ts'
import { useEndSessions, useSessions, useSignOutEverywhere } from './use-sessions.ts'

/** The account's sessions; each but this browser's can be ended by itself. */
export function SessionsCard() {
  const words = useOwnWords()
  const sessions = useSessions()
  const end = useEndSessions()
  const everywhere = useSignOutEverywhere()
  const failure = end.error ?? everywhere.error
  return (
    <Card title={words('sessions')} description={words('sessionsHint')}>
      <QueryView
        query={sessions}
        loading={words('sessionsLoading')}
        failed={words('sessionsFailed')}
      >
        {(list) => (
          <>
            {failure && (
              <Notice tone="danger" isAlert>
                {failure.message}
              </Notice>
            )}
            <ul className={styles.sessions}>
              {list.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isPending={end.isPending}
                  onEnd={() => end.mutate(session.id)}
                />
              ))}
            </ul>
            <div className={styles.actions}>
              {list.length > 1 && (
                <Button onPress={() => end.mutate(undefined)} isPending={end.isPending}>
                  {words('endOthers')}
                </Button>
              )}
              <Button onPress={() => everywhere.mutate()} isPending={everywhere.isPending}>
                {words('endAll')}
              </Button>
            </div>
          </>
        )}
      </QueryView>
    </Card>
  )
}

interface SessionRowProps {
  session: SessionShape
  isPending: boolean
  onEnd(): void
}

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const words = useOwnWords()
  const dates = useDates()
  const name = session.browser || words('unknownBrowser')
  const since = dates.full(session.createdAt)
  return (
    <li className={styles.session}>
      <div className={styles.facts}>
        <span className={styles.browser}>
          {name} {session.isCurrent && <Badge tone="success">{words('thisSession')}</Badge>}
        </span>
        <span className={styles.times}>
          {words('sessionTimes', { since, seen: dates.full(session.seenAt) })}
        </span>
      </div>
      {!session.isCurrent && (
        <Button
          onPress={onEnd}
          isDisabled={isPending}
          aria-label={words('endSessionOf', { name, since })}
        >
          {words('endSession')}
        </Button>
      )}
    </li>
  )
}
