import type { FileFolder } from '@sitewright/api/files/folder-shapes'
import { IconButton, Menu } from '@sitewright/ui'
import { CornerLeftUp, Ellipsis, Folder } from '@sitewright/ui/icons'
import { GridList, GridListItem, Text, useDragAndDrop } from 'react-aria-components'
import { useText } from '../../text.ts'
import styles from './FolderShelf.module.css'
import { draggedFiles, FILE_DRAG } from './file-drag.ts'

export interface FolderGridProps {
  folders: readonly FileFolder[]
  /** The folder above, or null for the top; undefined at the top itself. */
  above: FileFolder | null | undefined
  isReadOnly: boolean
  onOpen(folderId: string | null): void
  onFill(folderId: string | null, assetIds: readonly string[]): void
  onAsk(kind: 'rename' | 'move' | 'remove', folder: FileFolder): void
}

const UP = 'up'

/** Folders side by side, the way up first. Enter opens one; files are dropped on them. */
export function FolderGrid({ folders, above, isReadOnly, onOpen, onFill, onAsk }: FolderGridProps) {
  const text = useText()
  const aboveId = above?.id ?? null
  const folderOf = (key: string | number) => (key === UP ? aboveId : String(key))
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isReadOnly,
    acceptedDragTypes: [FILE_DRAG],
    getDropOperation: (target) =>
      target.type === 'item' && target.dropPosition === 'on' ? 'move' : 'cancel',
    onItemDrop: async ({ items, target }) =>
      onFill(folderOf(target.key), await draggedFiles(items)),
  })
  const tiles = [
    ...(above === undefined ? [] : [{ id: UP, folder: undefined }]),
    ...folders.map((folder) => ({ id: folder.id, folder })),
  ]
  return (
    <GridList
      aria-label={text('files.folders')}
      layout="grid"
      keyboardNavigationBehavior="tab"
      className={styles.grid ?? ''}
      items={tiles}
      dependencies={[folders, above, isReadOnly]}
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => onOpen(folderOf(key))}
    >
      {({ folder }) => {
        const name = folder
          ? folder.name
          : text('files.folderUp', { name: above?.name ?? text('files.folderTop') })
        const Icon = folder ? Folder : CornerLeftUp
        return (
          <GridListItem textValue={name} className={styles.folder ?? ''}>
            <Icon size={20} strokeWidth={1.7} aria-hidden="true" />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              {folder && (
                <Text slot="description" className={styles.count ?? ''}>
                  {text('files.folderCount', { count: folder.fileCount })}
                </Text>
              )}
            </span>
            {folder && !isReadOnly && (
              <Menu
                label={text('files.folderMenu', { name })}
                trigger={
                  <IconButton
                    label={text('files.folderMenu', { name })}
                    icon={Ellipsis}
                    size="small"
                  />
                }
                groups={[
                  {
                    id: 'folder',
                    actions: (['rename', 'move', 'remove'] as const).map((kind) => ({
                      id: kind,
                      label: text(DEEDS[kind]),
                      onAction: () => onAsk(kind, folder),
                    })),
                  },
                ]}
              />
            )}
          </GridListItem>
        )
      }}
    </GridList>
  )
}

const DEEDS = {
  rename: 'files.folderRename',
  move: 'files.moveElsewhere',
  remove: 'files.folderRemove',
} as const
