import { Badge, Checkbox } from '@sitewright/ui'
import type { MessageId } from '../messages.ts'
import { useText } from '../text.ts'
import styles from './PublishDialog.module.css'
import type { Changes } from './use-changes.ts'

const KINDS: Readonly<Record<Changes[number]['kind'], MessageId>> = {
  added: 'publishing.added',
  changed: 'publishing.changed',
  removed: 'publishing.removed',
}

export interface ChangeListProps {
  changes: Changes
  /** Keys of the changes that wait. */
  left: ReadonlySet<string>
  isReadOnly: boolean
  isDisabled: boolean
  onLeave(left: ReadonlySet<string>): void
}

/** The differences from the live site, with a choice of what goes live. */
export function ChangeList({ changes, left, isReadOnly, isDisabled, onLeave }: ChangeListProps) {
  const text = useText()
  const isAll = changes.every(({ key }) => !left.has(key))
  const isNone = changes.every(({ key }) => left.has(key))
  return (
    <>
      {!isReadOnly && <p>{text('publishing.hint')}</p>}
      {!isReadOnly && changes.length > 1 && (
        <Checkbox
          label={text('publishing.selectAll')}
          isSelected={isAll}
          isIndeterminate={!isAll && !isNone}
          isDisabled={isDisabled}
          onChange={(isTicked) => onLeave(new Set(isTicked ? [] : changes.map(({ key }) => key)))}
        />
      )}
      <ul className={styles.changes}>
        {changes.map(({ key, title, kind, isSiteWide }) => (
          <li key={key} className={styles.change}>
            {isReadOnly ? (
              <span>{title}</span>
            ) : (
              <Checkbox
                label={title}
                isSelected={!left.has(key)}
                isDisabled={isDisabled}
                onChange={() => onLeave(toggled(left, key))}
              />
            )}
            <span className={styles.badges}>
              {isSiteWide && <Badge tone="accent">{text('publishing.siteWide')}</Badge>}
              <Badge>{text(KINDS[kind])}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}
