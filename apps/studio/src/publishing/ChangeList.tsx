import { getComparison } from '@sitewright/api/content/get-comparison'
import { Badge, Button, Checkbox } from '@sitewright/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ChangeLinesProps } from '../comparison/ChangeLines.tsx'
import type { MessageId } from '../messages.ts'
import { fetchedLater } from '../routes/fetched-later.ts'
import { lateDialog } from '../routes/late-dialog.tsx'
import { useCall } from '../session/StudioProvider.tsx'
import { useText } from '../text.ts'
import styles from './PublishDialog.module.css'
import { type Changes, changesKey } from './use-changes.ts'

/** Without its words a change is still there, with its name. */
const changeLines = fetchedLater<ChangeLinesProps>(
  async () => (await import('../comparison/ChangeLines.tsx')).ChangeLines,
  () => null,
)

const ComparisonDialog = lateDialog(
  async () => (await import('../comparison/ComparisonDialog.tsx')).ComparisonDialog,
)

/** Lines of one change in the list. */
const MOST_LINES = 4

const KINDS: Readonly<Record<Changes[number]['kind'], MessageId>> = {
  added: 'publishing.added',
  changed: 'publishing.changed',
  removed: 'publishing.removed',
}

export interface ChangeListProps {
  siteId: string
  changes: Changes
  /** Keys of the changes that wait. */
  left: ReadonlySet<string>
  isReadOnly: boolean
  isDisabled: boolean
  onLeave(left: ReadonlySet<string>): void
}

/** The differences from the live site, with a choice of what goes live. */
export function ChangeList(props: ChangeListProps) {
  const { siteId, changes, left, isReadOnly, isDisabled, onLeave } = props
  const text = useText()
  const call = useCall()
  const [Lines] = useState(changeLines)
  const { data: compared } = useQuery({
    queryKey: [...changesKey(siteId), 'compared'],
    gcTime: 0,
    queryFn: async ({ signal }) =>
      new Map(
        (await call(getComparison, { siteId }, { signal })).changes.map((one) => [one.key, one]),
      ),
  })
  const isAll = changes.every(({ key }) => !left.has(key))
  const isNone = changes.every(({ key }) => left.has(key))
  const [opened, open] = useState<Changes[number]>()
  const linesOf = (key: string) => {
    const change = compared?.get(key)
    return change && <Lines change={change} most={MOST_LINES} />
  }
  const isShown = (key: string) => compared?.get(key)?.isShown ?? false
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
            <div className={styles.changeHead}>
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
            </div>
            <Suspense>{linesOf(key)}</Suspense>
            {isShown(key) && (
              <div className={styles.compare}>
                <Button
                  size="small"
                  aria-label={text('publishing.compareOne', { title })}
                  onPress={() => open(changes.find((one) => one.key === key))}
                >
                  {text('publishing.compare')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {opened && (
        <ComparisonDialog
          siteId={siteId}
          pageId={opened.isSiteWide ? undefined : opened.key}
          onClose={() => open(undefined)}
        />
      )}
    </>
  )
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}
