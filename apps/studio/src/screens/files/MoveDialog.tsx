import type { FileFolder } from '@sitewright/api/files/folder-shapes'
import { foldersInOrder } from '@sitewright/core/files/file-folders'
import { RadioGroup } from '@sitewright/ui'
import { useState } from 'react'
import { folderLabel } from '../../files/use-folders.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useText } from '../../text.ts'

export interface MoveDialogProps {
  title: string
  folders: readonly FileFolder[]
  /** Folder that is chosen at first; null for the top. */
  from: string | null
  /** Whether it can be moved there; null stands for the top. */
  canMoveTo(folderId: string | null): boolean
  isPending: boolean
  problem: string | undefined
  onMove(folderId: string | null): void
  onClose(): void
}

const TOP = 'top'

/** Asks for the folder that files, or another folder, are put into. */
export function MoveDialog(props: MoveDialogProps) {
  const { title, folders, from, canMoveTo, isPending, problem, onMove, onClose } = props
  const text = useText()
  const [chosen, setChosen] = useState(from ?? TOP)
  const options = [
    ...(canMoveTo(null) ? [{ id: TOP, label: text('files.folderTop') }] : []),
    ...foldersInOrder(folders)
      .filter(({ id }) => canMoveTo(id))
      .map(({ id }) => ({ id, label: folderLabel(folders, id) })),
  ]
  return (
    <FormDialog
      title={title}
      saveLabel={text('files.moveConfirm')}
      problem={problem}
      isSaving={isPending}
      onSave={() => onMove(chosen === TOP ? null : chosen)}
      onClose={onClose}
    >
      <RadioGroup
        label={text('files.moveTo')}
        options={options}
        value={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  )
}
