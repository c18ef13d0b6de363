import type { FileFolder } from '@sitewright/api/files/folder-shapes'
import type { Asset } from '@sitewright/api/files/shapes'
import { Button, IconButton, Notice, Progress } from '@sitewright/ui'
import { X } from '@sitewright/ui/icons'
import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import styles from './UploadList.module.css'
import { folderLabel } from './use-folders.ts'
import type { Upload, Uploads } from './use-uploads.ts'

interface Around extends Pick<Uploads, 'dismiss'> {
  readonly retry?: (id: number) => unknown
  /** Folders of the library, one of which may have what was uploaded already. */
  readonly folders?: readonly FileFolder[]
}

/** List of uploads with their progress, the problems of those that were not taken, and those that the library had before. */
export function UploadList({ uploads, ...around }: Pick<Uploads, 'uploads'> & Around) {
  const text = useText()
  if (uploads.length === 0) return null
  return (
    <ul className={styles.list} aria-label={text('files.uploads')}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <UploadState upload={upload} {...around} />
        </li>
      ))}
    </ul>
  )
}

function UploadState({ upload, folders = [], ...deeds }: { upload: Upload } & Around) {
  const text = useText()
  const { id, name, sent, problem, canRetry = false, isCancelled = false, known } = upload
  if (known) return <KnownFile {...{ upload, known, folders, ...deeds }} />
  if (problem !== undefined || isCancelled) {
    const again = canRetry || isCancelled ? ('files.retry' as const) : undefined
    return (
      <UploadNotice
        {...{ upload, ...deeds, again }}
        tone={isCancelled ? 'info' : 'danger'}
        title={text(isCancelled ? 'files.cancelled' : 'files.notUploaded')}
      >
        {problem ?? name}
      </UploadNotice>
    )
  }
  return (
    <div className={styles.row}>
      {sent < 1 ? (
        <Progress label={text('files.sending', { name })} value={sent * 100} />
      ) : (
        <Progress label={text('files.checking', { name })} />
      )}
      <IconButton
        label={text('files.stop', { name })}
        icon={X}
        size="small"
        onPress={() => deeds.dismiss(id)}
      />
    </div>
  )
}

/** Says under which name, and where, the library has what was sent. */
function KnownFile({
  upload,
  known,
  folders = [],
  ...deeds
}: { upload: Upload; known: Asset } & Around) {
  const text = useText()
  const { name } = upload
  return (
    <UploadNotice {...{ upload, ...deeds }} tone="info" again="files.keepBoth">
      {text('files.known', {
        name,
        known: known.filename,
        same: known.filename === name ? 'yes' : 'no',
        folder: (known.folderId && folderLabel(folders, known.folderId)) || 'none',
      })}
    </UploadNotice>
  )
}

interface UploadNoticeProps extends Omit<Around, 'folders'> {
  upload: Upload
  tone: 'info' | 'danger'
  title?: string
  /** Label of the button that sends the file again; absent where that would not help. */
  again?: 'files.retry' | 'files.keepBoth' | undefined
  children: ReactNode
}

function UploadNotice({ upload, tone, title, again, children, ...deeds }: UploadNoticeProps) {
  const text = useText()
  const { id, name } = upload
  const { retry, dismiss } = deeds
  return (
    <Notice
      tone={tone}
      isAlert
      action={
        <span className={styles.deeds}>
          {retry && again && (
            <Button size="small" onPress={() => retry(id)}>
              {text(again)}
            </Button>
          )}
          <IconButton
            label={text('files.dismiss', { name })}
            icon={X}
            size="small"
            onPress={() => dismiss(id)}
          />
        </span>
      }
    >
      {title && (
        <>
          <strong>{title}</strong>
          <br />
        </>
      )}
      {children}
    </Notice>
  )
}
