import { Button, Dialog } from '@sitewright/ui'
import { useId } from 'react'
import type { ConflictItem } from '../document/conflict-item.ts'
import { waysOut } from '../document/settle-conflict.ts'
import styles from './ConflictDialog.module.css'
import { conflictWords } from './conflict-words.ts'
import { useDrafts, useSession } from './drafts-context.ts'
import type { EditorMessage } from './messages.ts'
import { useWords } from './use-words.ts'

/** Everything that could not be put on top of what others have saved: one's own version beside theirs, each with a way out. */
export function ConflictDialog({ onClose }: { onClose(): void }) {
  const words = useWords()
  const conflicts = useSession((session) => session.conflicts)
  return (
    <Dialog isOpen size="large" title={words('conflictTitle')} onClose={onClose}>
      <p>{words(hintFor(conflicts))}</p>
      <ul className={styles.list}>
        {conflicts.map((item) => (
          <Conflict key={item.id} item={item} />
        ))}
      </ul>
    </Dialog>
  )
}

/** Says why they are there: all of them were refused, or somebody else changed the same. */
function hintFor(conflicts: readonly ConflictItem[]): EditorMessage {
  if (conflicts.length === 0) return 'conflictNone'
  return conflicts.every(({ problem }) => problem) ? 'conflictRefusedHint' : 'conflictHint'
}

function Conflict({ item }: { item: ConflictItem }) {
  const words = useWords()
  const headingId = useId()
  const drafts = useDrafts()
  const documents = useSession((session) => session.documents)
  const site = useSession((session) => session.site)
  const { place, mine, theirs } = conflictWords({ documents, site }, item, words)
  const ways = waysOut({ documents, site }, item)
  const name = item.by ?? words('conflictSomeone')
  const { problem } = item
  const label = (key: 'conflictKeepMine' | 'conflictKeepBoth' | 'conflictKeepTheirs') =>
    words(key, { place })
  return (
    <li className={styles.item} aria-labelledby={headingId}>
      <h3 id={headingId}>{place}</h3>
      <p className={styles.why}>{problem ?? words('conflictWhy', { name })}</p>
      <div className={styles.sides}>
        <Side title={words('conflictMine')} lines={mine} />
        <Side
          title={problem ? words('conflictNow') : words('conflictTheirs', { name })}
          lines={theirs}
        />
      </div>
      <div className={styles.ways}>
        {ways.mine && (
          <Button
            size="small"
            aria-label={label('conflictKeepMine')}
            onPress={() => drafts.conflicts.settle(item, 'mine')}
          >
            {words(problem ? 'retry' : 'keepMine')}
          </Button>
        )}
        <Button
          size="small"
          aria-label={label('conflictKeepTheirs')}
          onPress={() => drafts.conflicts.settle(item, 'theirs')}
        >
          {words(problem ? 'takeBack' : 'keepTheirs')}
        </Button>
        {ways.both && (
          <Button
            size="small"
            aria-label={label('conflictKeepBoth')}
            onPress={() => drafts.conflicts.settle(item, 'both')}
          >
            {words('keepBoth')}
          </Button>
        )}
      </div>
    </li>
  )
}

function Side({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className={styles.side}>
      <h4>{title}</h4>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
        <p key={index}>{line}</p>
      ))}
    </section>
  )
}
