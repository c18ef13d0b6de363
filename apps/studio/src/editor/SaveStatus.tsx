import { Button, ConfirmDialog } from '@sitewright/ui'
import {
  Check,
  CloudOff,
  type IconComponent,
  LoaderCircle,
  TriangleAlert,
} from '@sitewright/ui/icons'
import { useState } from 'react'
import type { SaveState } from '../document/session.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { useDrafts, useSession } from './drafts-context.ts'
import type { EditorMessage } from './messages.ts'
import styles from './SaveStatus.module.css'
import { useWords } from './use-words.ts'
import { useDesk } from './writing/item-desk.ts'

const LOOKS: Readonly<Record<SaveState, { label: EditorMessage; icon: IconComponent }>> = {
  saved: { label: 'saveSaved', icon: Check },
  saving: { label: 'saveSaving', icon: LoaderCircle },
  offline: { label: 'saveOffline', icon: CloudOff },
  attention: { label: 'saveAttention', icon: TriangleAlert },
}

/** Says whether the owner's work is saved; with a way on when it is not on the server. */
export function SaveStatus({ onReopen }: { onReopen(): void }) {
  const words = useWords()
  const drafts = useDrafts()
  const state = useSession((session) => session.saveState)
  const conflicts = useSession((session) => session.conflicts.length)
  const desk = useDesk()
  const clashes = desk?.form.clashes.length ?? 0
  const [isAsking, setAsking] = useState(false)
  const [isSettling, setSettling] = useState(false)
  const { label, icon: Icon } = LOOKS[state]
  return (
    <div className={styles.status} data-state={state}>
      <span role="status" aria-label={words(label)} className={styles.words}>
        <Icon size={15} aria-hidden="true" />
        <span>{words(label)}</span>
      </span>
      {conflicts > 0 && (
        <Button size="small" icon={TriangleAlert} onPress={() => setSettling(true)}>
          {words('saveConflicts', { count: conflicts })}
        </Button>
      )}
      {clashes > 0 && (
        <Button size="small" icon={TriangleAlert} onPress={() => desk?.showClashes()}>
          {words('saveConflicts', { count: clashes })}
        </Button>
      )}
      {isSettling && <ConflictDialog onClose={() => setSettling(false)} />}
      {(state === 'offline' || state === 'attention') && (
        <Button size="small" look="quiet" onPress={drafts.autosave.retry}>
          {words('retry')}
        </Button>
      )}
      {state === 'attention' && (
        <Button size="small" look="quiet" onPress={() => setAsking(true)}>
          {words('useSaved')}
        </Button>
      )}
      <ConfirmDialog
        title={words('useSavedConfirm')}
        confirmLabel={words('useSaved')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          drafts.discard()
          onReopen()
        }}
      >
        <p>{words('useSavedHint')}</p>
      </ConfirmDialog>
    </div>
  )
}
