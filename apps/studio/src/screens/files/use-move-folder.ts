import type { FileFolder } from '@sitewright/api/files/folder-shapes'
import { showToast } from '@sitewright/ui'
import { useFolderDeeds } from '../../files/use-folders.ts'
import { useText } from '../../text.ts'

/** Puts a folder into another one, or at the top, and offers to put it back. */
export function useMoveFolder(siteId: string, folders: readonly FileFolder[]) {
  const text = useText()
  const { mutateAsync } = useFolderDeeds(siteId)
  const put = async (folderId: string, parentId: string | null) => {
    try {
      await mutateAsync({ kind: 'change', folderId, changes: { parentId } })
      return true
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'danger' })
      return false
    }
  }
  return async (folderId: string, parentId: string | null) => {
    const before = folders.find(({ id }) => id === folderId)
    if (!before || before.parentId === parentId || !(await put(folderId, parentId))) return
    showToast({
      text: text('files.folderMoved', { name: before.name }),
      action: {
        label: text('common.undo'),
        onAction: () => void put(folderId, before.parentId),
      },
    })
  }
}
