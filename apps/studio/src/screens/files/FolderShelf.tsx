import type { FileFolder } from '@sitewright/api/files/folder-shapes'
import { canStandIn, folderPath, foldersIn } from '@sitewright/core/files/file-folders'
import { Button, Card, ConfirmDialog, showToast } from '@sitewright/ui'
import { ChevronRight } from '@sitewright/ui/icons'
import { useState } from 'react'
import { useFolderDeeds } from '../../files/use-folders.ts'
import { useText } from '../../text.ts'
import { FolderGrid } from './FolderGrid.tsx'
import { FolderNameDialog } from './FolderNameDialog.tsx'
import styles from './FolderShelf.module.css'
import { MoveDialog } from './MoveDialog.tsx'
import { useMoveFolder } from './use-move-folder.ts'

export interface FolderShelfProps {
  siteId: string
  folders: readonly FileFolder[]
  /** Folder that is open; null at the top. */
  open: string | null
  isReadOnly: boolean
  onOpen(folderId: string | null): void
  /** Puts files that were dropped into a folder. */
  onFill(folderId: string | null, assetIds: readonly string[]): void
}

type Question =
  | { readonly kind: 'rename' | 'move' | 'remove'; readonly folder: FileFolder }
  | undefined

/** The way to the open folder, and the folders in it. */
export function FolderShelf({ siteId, folders, open, isReadOnly, ...deeds }: FolderShelfProps) {
  const text = useText()
  const [question, setQuestion] = useState<Question>()
  const path = folderPath(folders, open)
  const inside = foldersIn(folders, open)
  const close = () => setQuestion(undefined)
  const move = useMoveFolder(siteId, folders)
  return (
    <Card>
      {path.length > 0 && (
        <nav aria-label={text('files.folderPath')} className={styles.path}>
          <Button look="quiet" size="small" onPress={() => deeds.onOpen(null)}>
            {text('files.folderTop')}
          </Button>
          {path.map(({ id, name }, index) => (
            <span key={id} className={styles.step}>
              <ChevronRight size={15} aria-hidden="true" />
              {index === path.length - 1 ? (
                <strong aria-current="page">{name}</strong>
              ) : (
                <Button look="quiet" size="small" onPress={() => deeds.onOpen(id)}>
                  {name}
                </Button>
              )}
            </span>
          ))}
        </nav>
      )}
      {(inside.length > 0 || path.length > 0) && (
        <FolderGrid
          folders={inside}
          above={path.length === 0 ? undefined : (path.at(-2) ?? null)}
          isReadOnly={isReadOnly}
          onOpen={deeds.onOpen}
          onFill={deeds.onFill}
          canMove={(id, parentId) => canStandIn(folders, id, parentId)}
          onMove={(id, parentId) => void move(id, parentId)}
          onAsk={(kind, folder) => setQuestion({ kind, folder })}
        />
      )}
      {question?.kind === 'rename' && (
        <FolderNameDialog
          siteId={siteId}
          about={{ folderId: question.folder.id, name: question.folder.name }}
          onClose={close}
        />
      )}
      {question?.kind === 'move' && (
        <MoveFolder siteId={siteId} folders={folders} folder={question.folder} onClose={close} />
      )}
      {question?.kind === 'remove' && (
        <RemoveFolder siteId={siteId} folder={question.folder} onClose={close} />
      )}
    </Card>
  )
}

interface FolderQuestionProps {
  siteId: string
  folder: FileFolder
  onClose(): void
}

function MoveFolder({
  siteId,
  folders,
  folder,
  onClose,
}: FolderQuestionProps & { folders: readonly FileFolder[] }) {
  const text = useText()
  const { mutateAsync, isPending, error } = useFolderDeeds(siteId)
  const move = async (parentId: string | null) => {
    try {
      await mutateAsync({ kind: 'change', folderId: folder.id, changes: { parentId } })
    } catch {
      // The dialog says it.
      return
    }
    onClose()
  }
  return (
    <MoveDialog
      title={text('files.moveFolder', { name: folder.name })}
      folders={folders}
      from={folder.parentId}
      canMoveTo={(id) => canStandIn(folders, folder.id, id)}
      isPending={isPending}
      problem={error?.message}
      onMove={(id) => void move(id)}
      onClose={onClose}
    />
  )
}

function RemoveFolder({ siteId, folder, onClose }: FolderQuestionProps) {
  const text = useText()
  const { mutateAsync, isPending } = useFolderDeeds(siteId)
  const remove = async () => {
    try {
      await mutateAsync({ kind: 'remove', folderId: folder.id })
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'danger' })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      title={text('files.folderRemoveTitle', { name: folder.name })}
      confirmLabel={text('files.folderRemove')}
      look="primary"
      isOpen
      isPending={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{text('files.folderRemoveHint')}</p>
    </ConfirmDialog>
  )
}
