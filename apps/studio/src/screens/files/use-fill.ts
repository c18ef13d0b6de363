import type { Asset } from '@sitewright/api/files/shapes'
import { showToast } from '@sitewright/ui'
import { useFolderDeeds } from '../../files/use-folders.ts'
import { useText } from '../../text.ts'

/** Puts files into a folder, and offers to put them back where they were. */
export function useFill(siteId: string, known: readonly Asset[]) {
  const text = useText()
  const { mutateAsync } = useFolderDeeds(siteId)
  // A message may ask for it when this screen is gone, whose callbacks are not called any more then.
  const put = async (folderId: string | null, files: readonly Asset[]) => {
    try {
      await mutateAsync({ kind: 'fill', folderId, assetIds: files.map(({ id }) => id) })
      return true
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'danger' })
      return false
    }
  }
  return async (folderId: string | null, ids: readonly string[]) => {
    const moved = known.filter((file) => ids.includes(file.id) && file.folderId !== folderId)
    if (moved.length === 0 || !(await put(folderId, moved))) return
    const putBack = async () => {
      for (const before of new Set(moved.map((file) => file.folderId))) {
        const files = moved.filter((file) => file.folderId === before)
        if (!(await put(before, files))) return
      }
    }
    showToast({
      text: text('files.moved', { count: moved.length }),
      action: { label: text('common.undo'), onAction: () => void putBack() },
    })
  }
}
