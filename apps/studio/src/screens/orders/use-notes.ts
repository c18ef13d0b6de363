import { createOrderNote } from '@sitewright/api/orders/create-order-note'
import { removeOrderNote } from '@sitewright/api/orders/remove-order-note'
import { restoreOrderNote } from '@sitewright/api/orders/restore-order-note'
import { updateOrderNote } from '@sitewright/api/orders/update-order-note'
import { useCall } from '../../session/StudioProvider.tsx'
import { useOrderChange } from './use-orders.ts'

export interface NoteWish {
  readonly text: string
  readonly isPublic: boolean
}

export function useWriteNote(siteId: string, orderId: string) {
  const call = useCall()
  return useOrderChange(siteId, orderId, (wish: NoteWish) =>
    call(createOrderNote, { siteId, orderId, ...wish }),
  )
}

export function useChangeNote(siteId: string, orderId: string) {
  const call = useCall()
  return useOrderChange(siteId, orderId, (wish: NoteWish & { noteId: string }) =>
    call(updateOrderNote, { siteId, orderId, ...wish }),
  )
}

/** Removes a note, and puts it back. */
export function useRemoveNote(siteId: string, orderId: string) {
  const call = useCall()
  return {
    remove: useOrderChange(siteId, orderId, (noteId: string) =>
      call(removeOrderNote, { siteId, orderId, noteId }),
    ),
    restore: useOrderChange(siteId, orderId, (noteId: string) =>
      call(restoreOrderNote, { siteId, orderId, noteId }),
    ),
  }
}
