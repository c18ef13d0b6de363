import type { Asset } from '@sitewright/api/files/shapes'
import { MAX_ALT_TEXT } from '@sitewright/api/files/update-asset'
import { cleanFileName, fileNameProblem } from '@sitewright/core/files/file-name'
import {
  Button,
  Checkbox,
  Dialog,
  FocalPointField,
  Notice,
  showToast,
  TextField,
} from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import { FileActions } from './FileActions.tsx'
import styles from './FileDialog.module.css'
import { FileFacts } from './FileFacts.tsx'
import { FileUses } from './FileUses.tsx'
import { KIND_LOOKS } from './file-icons.ts'
import { type FileChanges, useSaveFile } from './use-files.ts'

export interface FileDialogProps {
  siteId: string
  file: Asset
  /** Told of the file as it is after other bytes took the place of its own. */
  onReplaced(file: Asset): void
  onClose(): void
}

/** One picture or file: what it is, what it is called, where it is shown, and what can be done with it. */
export function FileDialog({ siteId, file, onReplaced, onClose }: FileDialogProps) {
  const text = useText()
  const isReadOnly = !useCan(siteId)('files.upload')
  const [filename, setFilename] = useState(file.filename)
  const [altText, setAltText] = useState(file.altText)
  const [isDecorative, setDecorative] = useState(file.isDecorative)
  const [focalPoint, setFocalPoint] = useState(file.focalPoint)
  const save = useSaveFile(siteId, file.id)
  const nameProblem = fileNameProblem(cleanFileName(filename))
  const changes = changesOf(file, {
    filename: cleanFileName(filename),
    altText,
    isDecorative,
    focalPoint,
  })
  const isPicture = file.kind === 'image'

  const submit = () => {
    if (nameProblem) return
    if (Object.keys(changes).length === 0) return onClose()
    save.mutate(changes, {
      onSuccess: () => {
        showToast({ text: text('files.saved') })
        onClose()
      },
    })
  }
  return (
    <Dialog
      isOpen
      size="large"
      title={file.filename}
      onClose={onClose}
      footer={
        isReadOnly ? (
          <Button onPress={onClose}>{text('files.close')}</Button>
        ) : (
          <>
            <Button onPress={onClose}>{text('common.cancel')}</Button>
            <Button look="primary" isPending={save.isPending} onPress={submit}>
              {text('common.save')}
            </Button>
          </>
        )
      }
    >
      {save.error && (
        <Notice tone="danger" isAlert>
          <strong>{text(changes.filename ? 'files.notRenamed' : 'files.notSaved')}</strong>{' '}
          {save.error.message}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {isPicture && !isReadOnly ? (
            <FocalPointField
              pictureUrl={`${file.url}?format=750w`}
              value={focalPoint}
              onChange={setFocalPoint}
            />
          ) : (
            <Preview file={file} />
          )}
        </div>
        <div className={styles.column}>
          <TextField
            label={text('files.name')}
            value={filename}
            isReadOnly={isReadOnly}
            {...(nameProblem && { problem: nameProblem })}
            onChange={setFilename}
          />
          {isPicture && (
            <TextField
              label={text('files.altText')}
              description={text('files.altTextHint')}
              isOptional
              isReadOnly={isReadOnly}
              rows={2}
              maxLength={MAX_ALT_TEXT}
              value={altText}
              onChange={setAltText}
            />
          )}
          {isPicture && altText.trim() === '' && (
            <Checkbox
              label={text('files.decorative')}
              description={text('files.decorativeHint')}
              isReadOnly={isReadOnly}
              isSelected={isDecorative}
              onChange={setDecorative}
            />
          )}
          <FileFacts file={file} />
          <FileUses siteId={siteId} assetId={file.id} />
          <FileActions
            siteId={siteId}
            file={file}
            isReadOnly={isReadOnly}
            onReplaced={(replaced) => {
              setFocalPoint(replaced.focalPoint)
              onReplaced(replaced)
            }}
            onRemoved={onClose}
          />
        </div>
      </div>
    </Dialog>
  )
}

/** The changes that differ from the file as it is. */
function changesOf(
  file: Asset,
  { filename, altText, isDecorative, focalPoint }: Required<FileChanges>,
) {
  const isPassedBy = isDecorative && altText.trim() === ''
  const isMoved = focalPoint.x !== file.focalPoint.x || focalPoint.y !== file.focalPoint.y
  const changes: FileChanges = {
    ...(filename !== file.filename && { filename }),
    ...(altText.trim() !== file.altText && { altText }),
    ...(isPassedBy !== file.isDecorative && { isDecorative: isPassedBy }),
    ...(isMoved && { focalPoint }),
  }
  return changes
}

function Preview({ file: { kind, url, filename, altText } }: { file: Asset }) {
  const { icon: Icon } = KIND_LOOKS[kind]
  if (kind === 'image') {
    return <img className={styles.player} src={`${url}?format=750w`} alt={altText || filename} />
  }
  // biome-ignore lint/a11y/useMediaCaption: the owner listens to their own file.
  if (kind === 'audio') return <audio className={styles.player} src={url} controls />
  // biome-ignore lint/a11y/useMediaCaption: the owner looks at their own file.
  if (kind === 'video') return <video className={styles.player} src={url} controls />
  return (
    <span className={styles.icon}>
      <Icon size={64} strokeWidth={1.2} aria-hidden="true" />
    </span>
  )
}
