import { MAX_FOLDER_NAME } from '@sitewright/core/files/file-folders'
import { TextField } from '@sitewright/ui'
import { useState } from 'react'
import { type FolderDeed, useFolderDeeds } from '../../files/use-folders.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'

export interface FolderNameDialogProps {
  siteId: string
  /** The folder that gets another name, or the one that a new folder stands in. */
  about: { readonly folderId: string; readonly name: string } | { readonly parentId: string | null }
  onClose(): void
}

/** Asks for the name of a folder, new or not. */
export function FolderNameDialog({ siteId, about, onClose }: FolderNameDialogProps) {
  const text = useText()
  const deeds = useFolderDeeds(siteId)
  const isNew = 'parentId' in about
  const [name, setName] = useState(isNew ? '' : about.name)
  const { form, problems, general } = useFormProblems(deeds.error, ['name'])
  const save = async () => {
    const deed: FolderDeed = isNew
      ? { kind: 'add', name, parentId: about.parentId }
      : { kind: 'change', folderId: about.folderId, changes: { name } }
    try {
      await deeds.mutateAsync(deed)
    } catch {
      // The form says it.
      return
    }
    onClose()
  }
  return (
    <FormDialog
      title={text(isNew ? 'files.folderNew' : 'files.folderRename')}
      form={form}
      problem={general}
      isSaving={deeds.isPending}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={text('files.folderName')}
        autoFocus
        autoComplete="off"
        maxLength={MAX_FOLDER_NAME}
        value={name}
        onChange={setName}
        problem={problems.name}
      />
    </FormDialog>
  )
}
