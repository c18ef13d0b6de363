import { cancelOrder } from '@sitewright/api/orders/cancel-order'
import { createRefund } from '@sitewright/api/orders/create-refund'
import { restoreOrder } from '@sitewright/api/orders/restore-order'
import { sendRefund } from '@sitewright/api/orders/send-refund'
import { undoRefund } from '@sitewright/api/orders/undo-refund'
import { newId } from '@sitewright/core/id'
import { useRef } from 'react'
import { useCall } from '../../session/StudioProvider.tsx'
import { useOrderChange } from './use-orders.ts'

export interface RefundWish {
  /** Absent for an amount alone. */
  readonly units?: { lineId: string; quantity: number; restocks: boolean }[]
  readonly amountMinor: number
  readonly reason: string
  readonly tellsCustomer: boolean
}

/** Gives money back; the same wish sent twice, as after a lost answer, is one refund. */
export function useRefund(siteId: string, orderId: string) {
  const call = useCall()
  const sent = useRef({ wish: '', key: '' })
  return useOrderChange(siteId, orderId, (wish: RefundWish) => {
    const written = JSON.stringify(wish)
    if (sent.current.wish !== written) sent.current = { wish: written, key: newId() }
    const headers = { 'idempotency-key': sent.current.key }
    return call(createRefund, { siteId, orderId, ...wish }, { headers })
  })
}

export interface CancelWish {
  readonly givesBackMinor: number
  readonly restocks: boolean
  readonly reason: string
  readonly tellsCustomer: boolean
}

export function useCancelPaid(siteId: string, orderId: string) {
  const call = useCall()
  return useOrderChange(siteId, orderId, (wish: CancelWish) =>
    call(cancelOrder, { siteId, orderId, ...wish }),
  )
}

export function useRestoreOrder(siteId: string, orderId: string) {
  const call = useCall()
  return useOrderChange<void>(siteId, orderId, () => call(restoreOrder, { siteId, orderId }))
}

export function useTryRefundAgain(siteId: string, orderId: string) {
  const call = useCall()
  return useOrderChange(siteId, orderId, (refundId: string) =>
    call(sendRefund, { siteId, orderId, refundId }),
  )
}

export function useUndoRefund(siteId: string, orderId: string) {
  const call = useCall()
  return useOrderChange(siteId, orderId, (refundId: string) =>
    call(undoRefund, { siteId, orderId, refundId }),
  )
}
