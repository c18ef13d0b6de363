import type { FileFolder } from '@sitewright/api/files/folder-shapes'
import { IconButton, Menu } from '@sitewright/ui'
import { CornerLeftUp, Ellipsis, Folder, GripVertical } from '@sitewright/ui/icons'
import { useRef } from 'react'
import { Button, GridList, GridListItem, Text, useDragAndDrop } from 'react-aria-components'
import { useText } from '../../text.ts'
import styles from './FolderShelf.module.css'
import { draggedIds, FILE_DRAG, FOLDER_DRAG } from './file-drag.ts'

export interface FolderGridProps {
  folders: readonly FileFolder[]
  /** The folder above, or null for the top; undefined at the top itself. */
  above: FileFolder | null | undefined
  isReadOnly: boolean
  onOpen(folderId: string | null): void
  onFill(folderId: string | null, assetIds: readonly string[]): void
  /** Whether a folder that is dragged may go into another one, or to the top. */
  canMove(folderId: string, parentId: string | null): boolean
  onMove(folderId: string, parentId: string | null): void
  onAsk(kind: 'rename' | 'move' | 'remove', folder: FileFolder): void
}

const UP = 'up'

/** Folders side by side, the way up first. Enter opens one; files and other folders are dropped on them. */
export function FolderGrid({ folders, above, isReadOnly, ...deeds }: FolderGridProps) {
  const text = useText()
  const dragged = useRef<string>(undefined)
  const aboveId = above?.id ?? null
  const folderOf = (key: string | number) => (key === UP ? aboveId : String(key))
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isReadOnly,
    getItems: (keys) =>
      [...keys].filter((key) => key !== UP).map((key) => ({ [FOLDER_DRAG]: String(key) })),
    getAllowedDropOperations: () => ['move'],
    onDragStart: ({ keys }) => {
      dragged.current = [...keys].map(String)[0]
    },
    onDragEnd: () => {
      dragged.current = undefined
    },
    acceptedDragTypes: [FILE_DRAG, FOLDER_DRAG],
    getDropOperation: (target) => {
      if (target.type !== 'item' || target.dropPosition !== 'on') return 'cancel'
      const folderId = dragged.current
      const fits = folderId === undefined || deeds.canMove(folderId, folderOf(target.key))
      return fits ? 'move' : 'cancel'
    },
    onItemDrop: async ({ items, target }) => {
      const into = folderOf(target.key)
      const [folderId] = await draggedIds(items, FOLDER_DRAG)
      if (folderId !== undefined) deeds.onMove(folderId, into)
      else deeds.onFill(into, await draggedIds(items, FILE_DRAG))
    },
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
      onAction={(key) => deeds.onOpen(folderOf(key))}
    >
      {({ folder }) => {
        const name = folder
          ? folder.name
          : text('files.folderUp', { name: above?.name ?? text('files.folderTop') })
        const Icon = folder ? Folder : CornerLeftUp
        return (
          <GridListItem textValue={name} className={styles.folder ?? ''}>
            <Icon size={20} strokeWidth={1.7} aria-hidden="true" />
            {folder && !isReadOnly && (
              <Button slot="drag" className={styles.handle ?? ''}>
                <GripVertical size={15} aria-hidden="true" />
              </Button>
            )}
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
                      onAction: () => deeds.onAsk(kind, folder),
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
