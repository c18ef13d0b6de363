import type { Asset } from '@sitewright/api/files/shapes'
import { fileSize } from '@sitewright/core/files/file-size'
import { Checkbox } from '@sitewright/ui'
import { GripVertical } from '@sitewright/ui/icons'
import { useRef } from 'react'
import { Button, GridList, GridListItem, Text, useDragAndDrop } from 'react-aria-components'
import { useText } from '../../text.ts'
import styles from './FileGrid.module.css'
import { FILE_DRAG } from './file-drag.ts'
import { KIND_LOOKS } from './file-icons.ts'

export interface FileGridProps {
  files: readonly Asset[]
  isReadOnly: boolean
  selected: ReadonlySet<string>
  onSelect(ids: ReadonlySet<string>): void
  onOpen(file: Asset): void
}

/**
 * Pictures and files side by side. Arrow keys go from one to the next, Enter opens it, Space selects it, Shift and Ctrl select
 * several as in any list of files, and Ctrl+A all. Who selected one can press others to add them.
 */
export function FileGrid({ files, isReadOnly, selected, onSelect, onOpen }: FileGridProps) {
  const text = useText()
  // A press opens a file, unless a key says that it selects.
  const isSelecting = useRef(false)
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isReadOnly,
    getItems: (keys) => [...keys].map((key) => ({ [FILE_DRAG]: String(key) })),
    getAllowedDropOperations: () => ['move'],
    renderDragPreview: (items) => (
      <div className={styles.dragged}>{text('files.dragged', { count: items.length })}</div>
    ),
  })
  return (
    <div
      onPointerDownCapture={({ ctrlKey, metaKey, shiftKey }) => {
        isSelecting.current = !isReadOnly && (ctrlKey || metaKey || shiftKey)
      }}
      onKeyDownCapture={() => {
        isSelecting.current = false
      }}
    >
      <GridList
        aria-label={text('files.title')}
        layout="grid"
        className={styles.grid ?? ''}
        items={files}
        dependencies={[isReadOnly]}
        selectionMode={isReadOnly ? 'none' : 'multiple'}
        selectedKeys={selected}
        onSelectionChange={(keys) =>
          onSelect(new Set(keys === 'all' ? files.map(({ id }) => id) : [...keys].map(String)))
        }
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => {
          const file = files.find(({ id }) => id === key)
          if (!file) return
          if (isSelecting.current) onSelect(new Set([file.id]))
          else onOpen(file)
        }}
      >
        {(file) => (
          <GridListItem textValue={file.filename} className={styles.item ?? ''}>
            <FilePreview file={file} />
            {!isReadOnly && (
              <>
                <span className={styles.check}>
                  <Checkbox slot="selection" label={text('files.select')} isLabelHidden />
                </span>
                <Button slot="drag" className={styles.handle ?? ''}>
                  <GripVertical size={15} aria-hidden="true" />
                </Button>
              </>
            )}
            <span className={styles.words}>
              <span className={styles.name}>{file.filename}</span>
              <Text slot="description" className={styles.facts ?? ''}>
                {typeOf(file)}, {fileSize(file.bytes)}
              </Text>
            </span>
          </GridListItem>
        )}
      </GridList>
    </div>
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
          draggable={false}
          style={{ objectPosition: position }}
        />
      ) : (
        <Icon size={36} strokeWidth={1.4} aria-hidden="true" />
      )}
    </span>
  )
}
