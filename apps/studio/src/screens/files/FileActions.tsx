import type { Asset } from '@sitewright/api/files/shapes'
import { uploadProblem } from '@sitewright/core/files/file-types'
import { Button, ConfirmDialog, LinkButton, Notice, Progress, showToast } from '@sitewright/ui'
import { Crop, Download, Replace, Trash2 } from '@sitewright/ui/icons'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { useText } from '../../text.ts'
import { useTellRemoved } from '../trash/use-restore.ts'
import { EditPictureDialog } from './EditPictureDialog.tsx'
import styles from './FileDialog.module.css'
import { useFileUses, useRemoveFile, useReplaceFile } from './use-files.ts'

export interface FileActionsProps {
  siteId: string
  file: Asset
  isReadOnly: boolean
  onReplaced(file: Asset): void
  onRemoved(): void
}

/** Downloading, replacing everywhere, deleting. The last two are asked about, with what they change. */
export function FileActions({ siteId, file, isReadOnly, onReplaced, onRemoved }: FileActionsProps) {
  const text = useText()
  const [chosen, setChosen] = useState<File>()
  const [isRemoving, setRemoving] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const replacing = useReplaceFile(siteId, file.id)
  const removing = useRemoveFile(siteId, file.id)
  const { data: uses = [] } = useFileUses(siteId, file.id)
  const tellRemoved = useTellRemoved(siteId)
  const isPicture = file.kind === 'image'
  const problem = chosen && uploadProblem(chosen, isPicture ? 'image' : undefined)

  const replace = () => {
    if (!chosen) return
    replacing.mutate(chosen, {
      onSuccess: (replaced) => {
        showToast({ text: text('files.replaced', { name: file.filename }) })
        onReplaced(replaced)
      },
      onSettled: () => setChosen(undefined),
    })
  }
  const remove = () =>
    removing.mutate(undefined, {
      onSuccess: ({ trashId }) => {
        tellRemoved(text('files.removed', { name: file.filename }), trashId)
        onRemoved()
      },
      onError: () => setRemoving(false),
    })
  const failure = replacing.error ?? removing.error
  return (
    <>
      {(problem || failure) && (
        <Notice tone="danger" isAlert>
          <strong>{text(removing.error ? 'files.notRemoved' : 'files.notUploaded')}</strong>{' '}
          {problem ?? failure?.message}
        </Notice>
      )}
      <div className={styles.actions}>
        {!isReadOnly && file.unedited && (
          <Button icon={Crop} onPress={() => setEditing(true)}>
            {text('files.edit')}
          </Button>
        )}
        {!isReadOnly && (
          <FileTrigger
            {...(isPicture && { acceptedFileTypes: ['image/*'] })}
            onSelect={(files) => setChosen(files?.[0])}
          >
            <Button icon={Replace}>{text('files.replace')}</Button>
          </FileTrigger>
        )}
        <LinkButton icon={Download} href={file.url} download={file.filename} target="_blank">
          {text('files.download')}
        </LinkButton>
        {!isReadOnly && (
          <Button icon={Trash2} onPress={() => setRemoving(true)}>
            {text('files.remove')}
          </Button>
        )}
      </div>
      {isEditing && file.unedited && (
        <EditPictureDialog
          siteId={siteId}
          file={file}
          unedited={file.unedited}
          onEdited={(edited) => {
            setEditing(false)
            onReplaced(edited)
          }}
          onClose={() => setEditing(false)}
        />
      )}
      <ConfirmDialog
        title={text('files.replaceTitle', { name: file.filename })}
        confirmLabel={text('files.replaceConfirm')}
        look="primary"
        isOpen={chosen !== undefined && !problem}
        isPending={replacing.isPending}
        onConfirm={replace}
        onClose={() => setChosen(undefined)}
      >
        <p>{text('files.replaceHint', { name: chosen?.name, count: uses.length })}</p>
        {replacing.isPending && (
          <Progress
            label={text('files.sending', { name: chosen?.name })}
            {...(replacing.sent < 1 && { value: replacing.sent * 100 })}
          />
        )}
      </ConfirmDialog>
      <ConfirmDialog
        title={text('files.removeTitle', { name: file.filename })}
        confirmLabel={text('files.removeConfirm')}
        isOpen={isRemoving}
        isPending={removing.isPending}
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      >
        <p>{text('files.removeHint', { count: uses.length })}</p>
      </ConfirmDialog>
    </>
  )
}
