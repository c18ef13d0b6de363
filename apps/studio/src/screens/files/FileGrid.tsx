import type { Asset } from '@sitewright/api/files/shapes'
import { fileSize } from '@sitewright/core/files/file-size'
import { GridList, GridListItem, Text } from 'react-aria-components'
import { useText } from '../../text.ts'
import styles from './FileGrid.module.css'
import { KIND_LOOKS } from './file-icons.ts'

export interface FileGridProps {
  files: readonly Asset[]
  onOpen(file: Asset): void
}

/** Pictures and files side by side; arrow keys go from one to the next, Enter opens it. */
export function FileGrid({ files, onOpen }: FileGridProps) {
  const text = useText()
  return (
    <GridList
      aria-label={text('files.title')}
      layout="grid"
      className={styles.grid ?? ''}
      items={files}
      onAction={(key) => {
        const file = files.find(({ id }) => id === key)
        if (file) onOpen(file)
      }}
    >
      {(file) => (
        <GridListItem textValue={file.filename} className={styles.item ?? ''}>
          <FilePreview file={file} />
          <span className={styles.words}>
            <span className={styles.name}>{file.filename}</span>
            <Text slot="description" className={styles.facts ?? ''}>
              {typeOf(file)}, {fileSize(file.bytes)}
            </Text>
          </span>
        </GridListItem>
      )}
    </GridList>
  )
}

/** `PDF`: the extension that the server gave it. */
function typeOf({ path }: Asset): string {
  return path.slice(path.lastIndexOf('.') + 1).toUpperCase()
}

function FilePreview({ file: { kind, url, focalPoint } }: { file: Asset }) {
  const { icon: Icon } = KIND_LOOKS[kind]
  const position = `${focalPoint.x * 100}% ${focalPoint.y * 100}%`
  return (
    <span className={styles.preview}>
      {kind === 'image' ? (
        <img
          src={`${url}?format=300w`}
          alt=""
          loading="lazy"
          style={{ objectPosition: position }}
        />
      ) : (
        <Icon size={36} strokeWidth={1.4} aria-hidden="true" />
      )}
    </span>
  )
}
