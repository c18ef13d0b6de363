import type { Asset } from '@sitewright/api/files/shapes'
import { fileSize } from '@sitewright/core/files/file-size'
import { useDates, useText } from '../../text.ts'
import styles from './FileDialog.module.css'

/** Facts about a file, which cannot be changed. */
export function FileFacts({ file: { width, height, bytes, path, createdAt } }: { file: Asset }) {
  const text = useText()
  const dates = useDates()
  return (
    <dl className={styles.facts}>
      {width !== null && height !== null && (
        <>
          <dt>{text('files.pixels')}</dt>
          <dd>
            {width} × {height}
          </dd>
        </>
      )}
      <dt>{text('files.size')}</dt>
      <dd>{fileSize(bytes)}</dd>
      <dt>{text('files.added')}</dt>
      <dd>{dates.full(createdAt)}</dd>
      <dt>{text('files.address')}</dt>
      <dd>{path}</dd>
    </dl>
  )
}
