import type { Asset } from '@sitewright/api/files/shapes'
import { showToast } from '@sitewright/ui'
import { useFolderDeeds } from '../../files/use-folders.ts'
import { useText } from '../../text.ts'

/** Puts files into a folder, and offers to put them back where they were. */
export function useFill(siteId: string, known: readonly Asset[]) {
  const text = useText()
  const { mutate } = useFolderDeeds(siteId)
  return (folderId: string | null, ids: readonly string[]) => {
    const moved = known.filter((file) => ids.includes(file.id) && file.folderId !== folderId)
    if (moved.length === 0) return
    const putBack = () => {
      for (const before of new Set(moved.map((file) => file.folderId))) {
        const assetIds = moved.filter((file) => file.folderId === before).map(({ id }) => id)
        mutate({ kind: 'fill', folderId: before, assetIds })
      }
    }
    mutate(
      { kind: 'fill', folderId, assetIds: moved.map(({ id }) => id) },
      {
        onError: ({ message }) => showToast({ text: message, tone: 'danger' }),
        onSuccess: () =>
          showToast({
            text: text('files.moved', { count: moved.length }),
            action: { label: text('common.undo'), onAction: putBack },
          }),
      },
    )
  }
}
