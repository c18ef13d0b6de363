import type { Answer } from '@sitewright/api/forms/answer-shapes'
import { fileSize } from '@sitewright/core/files/file-size'
import { TextLink } from '@sitewright/ui'
import styles from './AnswerScreen.module.css'

type Files = NonNullable<Answer['entries'][number]['files']>

export interface AnswerFilesProps {
  /** Address of the answer on the studio's host, below which its files are. */
  address: string
  files: Files
}

/** Files that came with an answer. They are only ever downloaded, never shown. */
export function AnswerFiles({ address, files }: AnswerFilesProps) {
  return (
    <ul className={styles.files}>
      {files.map(({ id, filename, bytes }) => (
        <li key={id}>
          <TextLink href={`${address}/files/${id}`} download={filename}>
            {filename}
          </TextLink>{' '}
          ({fileSize(bytes)})
        </li>
      ))}
    </ul>
  )
}
