import type { PageSummary } from '@sitewright/api/content/shapes'
import { Button, Checkbox, Dialog, Notice } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { useTellRemovedMany } from '../trash/use-restore.ts'
import styles from './RemovePagesDialog.module.css'
import { useRemovePages } from './use-pages.ts'

export interface RemovePagesDialogProps {
  siteId: string
  pages: readonly PageSummary[]
  onClose(): void
}

/** Puts several pages into the trash at once, from where one Undo brings all of them back. The home page stays. */
export function RemovePagesDialog({ siteId, pages, onClose }: RemovePagesDialogProps) {
  const text = useText()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const tellRemoved = useTellRemovedMany(siteId)
  const remove = useRemovePages(siteId, (trashIds) =>
    tellRemoved(text('pages.removedMany', { count: trashIds.length }), trashIds),
  )
  const offered = pages.filter(({ isHome }) => !isHome)
  const count = chosen.size
  const confirm = () =>
    remove.mutate([...chosen], {
      onSuccess: ({ trashIds, error }) => {
        if (error === undefined) onClose()
        else setChosen(new Set([...chosen].slice(trashIds.length)))
      },
    })
  const toggle = (id: string, isOn: boolean) =>
    setChosen((now) => new Set(isOn ? [...now, id] : [...now].filter((one) => one !== id)))
  const problem = remove.data?.error ?? remove.error
  return (
    <Dialog
      isOpen
      size="small"
      title={text('pages.removeManyTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button
            look="danger"
            isDisabled={count === 0}
            isPending={remove.isPending}
            onPress={confirm}
          >
            {text('pages.removeMany', { count })}
          </Button>
        </>
      }
    >
      <p>{text('pages.removeManyHint')}</p>
      {problem && (
        <Notice tone="danger" isAlert>
          {problem.message}
        </Notice>
      )}
      <ul className={styles.list}>
        {offered.map(({ id, title, path }) => (
          <li key={id} className={styles.row}>
            <Checkbox
              label={title}
              description={path}
              isSelected={chosen.has(id)}
              onChange={(isOn) => toggle(id, isOn)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
