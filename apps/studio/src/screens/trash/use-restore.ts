import { type RestoredThing, restoreTrashEntry } from '@sitewright/api/trash/restore-trash-entry'
import { showToast } from '@sitewright/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'
import { useText } from '../../text.ts'

/** Puts something back from the trash and says how it came back. It outlives its component: a message may ask for it later. */
export function useRestore(siteId: string): (trashId: string) => Promise<void> {
  const call = useCall()
  const queries = useQueryClient()
  const text = useText()
  const saidOf = ({ title, isLive, newAddress, newSkus }: RestoredThing) => {
    const said = [
      text(isLive ? 'trash.restored' : 'trash.restoredDraft', { title }),
      ...(newAddress === null ? [] : [text('trash.newAddress', { address: newAddress })]),
      ...(newSkus.length === 0
        ? []
        : [text('trash.newSkus', { skus: newSkus.map(({ now }) => now).join(', ') })]),
    ]
    return said.join(' ')
  }
  return async (entryId) => {
    try {
      const { restored } = await call(restoreTrashEntry, { siteId, entryId })
      showToast({ text: saidOf(restored) })
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'danger' })
    }
    // Any list of the site may show it again.
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(siteId) })
  }
}

/** As `useTellRemoved`, for several things, which one undo puts back. */
export function useTellRemovedMany(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  const text = useText()
  const restoreAll = async (entryIds: readonly string[]) => {
    let count = 0
    try {
      for (const entryId of entryIds) {
        await call(restoreTrashEntry, { siteId, entryId })
        count += 1
      }
      showToast({ text: text('trash.restoredMany', { count }) })
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'danger' })
    }
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(siteId) })
  }
  return (said: string, trashIds: readonly string[]) =>
    void showToast({
      text: said,
      action: { label: text('common.undo'), onAction: () => void restoreAll(trashIds) },
    })
}

/** Says that something is in the trash, with an undo that puts it back. */
export function useTellRemoved(siteId: string): (said: string, trashId: string) => void {
  const text = useText()
  const restore = useRestore(siteId)
  return (said, trashId) =>
    void showToast({
      text: said,
      action: { label: text('common.undo'), onAction: () => void restore(trashId) },
    })
}
