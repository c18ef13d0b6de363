import type { FileFolder } from '@sitewright/api/files/folder-shapes'
import type { Asset } from '@sitewright/api/files/shapes'
import { Button, Checkbox, ConfirmDialog, Notice } from '@sitewright/ui'
import { Download, FolderInput, Trash2 } from '@sitewright/ui/icons'
import { useState } from 'react'
import { focusSoon } from '../../focus-soon.ts'
import { useText } from '../../text.ts'
import { useTellRemovedMany } from '../trash/use-restore.ts'
import { downloadFiles } from './download-files.ts'
import styles from './FileSelectionBar.module.css'
import { MoveDialog } from './MoveDialog.tsx'
import { useRemoveFiles, useUsesOfAny } from './use-files.ts'

export interface FileSelectionBarProps {
  siteId: string
  files: readonly Asset[]
  selected: readonly Asset[]
  folders: readonly FileFolder[]
  onSelect(ids: ReadonlySet<string>): void
  onFill(folderId: string | null, assetIds: readonly string[]): void
}

/** Selects all files that are shown, and moves, downloads or removes those that are selected. */
export function FileSelectionBar(props: FileSelectionBarProps) {
  const { siteId, files, selected, folders, onSelect, onFill } = props
  const text = useText()
  const [question, setQuestion] = useState<'move' | 'remove'>()
  const count = selected.length
  const close = () => setQuestion(undefined)
  return (
    <div className={styles.bar} data-file-selection="">
      <Checkbox
        label={count === 0 ? text('files.selectAll') : text('files.selected', { count })}
        isSelected={count === files.length}
        isIndeterminate={count > 0 && count < files.length}
        onChange={(isOn) => onSelect(new Set(isOn ? files.map(({ id }) => id) : []))}
      />
      {count > 0 && (
        <div className={styles.deeds}>
          <Button size="small" icon={FolderInput} onPress={() => setQuestion('move')}>
            {text('files.moveElsewhere')}
          </Button>
          <Button size="small" icon={Download} onPress={() => downloadFiles(siteId, selected)}>
            {text('files.download')}
          </Button>
          <Button size="small" icon={Trash2} onPress={() => setQuestion('remove')}>
            {text('files.remove')}
          </Button>
        </div>
      )}
      {question === 'move' && (
        <MoveDialog
          title={text('files.moveTitle', { count })}
          folders={folders}
          from={selected[0]?.folderId ?? null}
          canMoveTo={() => true}
          isPending={false}
          problem={undefined}
          onMove={(folderId) => {
            onFill(
              folderId,
              selected.map(({ id }) => id),
            )
            close()
            // The selected files have left the list, and the button that was pressed with them.
            const isLeft = count < files.length
            focusSoon(isLeft ? '[data-file-selection] input' : 'input[type="search"]')
          }}
          onClose={close}
        />
      )}
      {question === 'remove' && (
        <RemoveFiles
          siteId={siteId}
          files={selected}
          onRemoved={() => {
            onSelect(new Set())
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

interface RemoveFilesProps {
  siteId: string
  files: readonly Asset[]
  onRemoved(): void
  onClose(): void
}

/** Asks whether files go to the trash, with how many places would be empty. */
function RemoveFiles({ siteId, files, onRemoved, onClose }: RemoveFilesProps) {
  const text = useText()
  const ids = files.map(({ id }) => id)
  const { data: uses, error: unknownUses, isPending: isAsking } = useUsesOfAny(siteId, ids)
  const { mutateAsync, isPending, error } = useRemoveFiles(siteId)
  const tellRemoved = useTellRemovedMany(siteId)
  const remove = async () => {
    try {
      const { trashIds } = await mutateAsync(ids)
      tellRemoved(text('files.removedMany', { count: trashIds.length }), trashIds)
    } catch {
      // The dialog says it.
      return
    }
    onRemoved()
  }
  return (
    <ConfirmDialog
      title={text('files.removeManyTitle', { count: files.length })}
      confirmLabel={text('files.removeConfirm')}
      isOpen
      isPending={isPending || isAsking}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {error && (
        <Notice tone="danger" isAlert>
          <strong>{text('files.notRemoved')}</strong> {error.message}
        </Notice>
      )}
      {unknownUses && <Notice tone="warning">{unknownUses.message}</Notice>}
      <p>{uses && text('files.removeManyHint', { count: uses.length })}</p>
    </ConfirmDialog>
  )
}
