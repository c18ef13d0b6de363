import { Button, IconButton, Notice, Progress } from '@sitewright/ui'
import { X } from '@sitewright/ui/icons'
import { useText } from '../text.ts'
import styles from './UploadList.module.css'
import type { Uploads } from './use-uploads.ts'

/** List of uploads with their progress, and the problems of those that were not taken. */
export function UploadList({
  uploads,
  retry,
  dismiss,
}: Pick<Uploads, 'uploads' | 'dismiss'> & { retry?: (id: number) => unknown }) {
  const text = useText()
  if (uploads.length === 0) return null
  return (
    <ul className={styles.list} aria-label={text('files.uploads')}>
      {uploads.map(({ id, name, sent, problem, canRetry = false, isCancelled = false }) => (
        <li key={id}>
          {problem === undefined && !isCancelled ? (
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
                onPress={() => dismiss(id)}
              />
            </div>
          ) : (
            <Notice
              tone={isCancelled ? 'info' : 'danger'}
              isAlert
              action={
                <span className={styles.deeds}>
                  {retry && (canRetry || isCancelled) && (
                    <Button size="small" onPress={() => retry(id)}>
                      {text('files.retry')}
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
              <strong>{text(isCancelled ? 'files.cancelled' : 'files.notUploaded')}</strong>
              <br />
              {problem ?? name}
            </Notice>
          )}
        </li>
      ))}
    </ul>
  )
}
