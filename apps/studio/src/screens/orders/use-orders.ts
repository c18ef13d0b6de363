import { cancelOrder } from '@sitewright/api/orders/cancel-order'
import { collectFulfillment } from '@sitewright/api/orders/collect-fulfillment'
import { createFulfillment } from '@sitewright/api/orders/create-fulfillment'
import { getOrder } from '@sitewright/api/orders/get-order'
import { listOrders } from '@sitewright/api/orders/list-orders'
import { sendDownloads } from '@sitewright/api/orders/send-downloads'
import { settleOrderProblem } from '@sitewright/api/orders/settle-order-problem'
import type { OrderProblemKind, OrderShape, OrderSummary } from '@sitewright/api/orders/shapes'
import { takeOrderPayment } from '@sitewright/api/orders/take-order-payment'
import { undoFulfillment } from '@sitewright/api/orders/undo-fulfillment'
import { updateTracking } from '@sitewright/api/orders/update-tracking'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

/** Milliseconds between two looks at an order whose refund the provider has not answered yet. */
const REFUND_POLL_MS = 3000

export interface OrdersQuestion {
  readonly search: string
  readonly fulfillment: OrderSummary['fulfillment'] | 'all'
}

export function useOrders(siteId: string, { search, fulfillment }: OrdersQuestion) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: ['orders', siteId, search, fulfillment],
    queryFn: ({ pageParam, signal }) =>
      call(
        listOrders,
        {
          siteId,
          ...(search && { search }),
          ...(fulfillment !== 'all' && { fulfillment }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}

export function useOrder(siteId: string, orderId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['order', siteId, orderId],
    queryFn: async ({ signal }) => (await call(getOrder, { siteId, orderId }, { signal })).order,
    // The provider answers after the call that begins a refund.
    refetchInterval: ({ state: { data } }) =>
      data?.refunds.some(({ state }) => state === 'pending') ? REFUND_POLL_MS : false,
  })
}

export function useSettleProblem(siteId: string, orderId: string) {
  const call = useCall()
  return useOrderChange(siteId, orderId, (problem: OrderProblemKind) =>
    call(settleOrderProblem, { siteId, orderId, problem }),
  )
}

const DEEDS = { take: takeOrderPayment, cancel: cancelOrder } as const

/** An owner's deed for an order whose money is not there. */
export function useOrderDeed(siteId: string, orderId: string) {
  const call = useCall()
  return useOrderChange(siteId, orderId, (deed: keyof typeof DEEDS) =>
    call(DEEDS[deed], { siteId, orderId }),
  )
}

export interface SendingWish {
  /** Absent for everything that is left. */
  readonly units?: { lineId: string; quantity: number }[]
  readonly carrier?: string
  readonly trackingNumber?: string
  readonly trackingUrl?: string
  readonly tellsCustomer: boolean
}

export function useSend(siteId: string, orderId: string) {
  const call = useCall()
  return useOrderChange(siteId, orderId, (wish: SendingWish) =>
    call(createFulfillment, { siteId, orderId, ...wish }),
  )
}

export interface TrackingWish {
  readonly fulfillmentId: string
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingUrl: string
  readonly tellsCustomer: boolean
}

export function useChangeTracking(siteId: string, orderId: string) {
  const call = useCall()
  return useOrderChange(siteId, orderId, (wish: TrackingWish) =>
    call(updateTracking, { siteId, orderId, ...wish }),
  )
}

export function useCollect(siteId: string, orderId: string) {
  const call = useCall()
  return useOrderChange(siteId, orderId, (fulfillmentId: string) =>
    call(collectFulfillment, { siteId, orderId, fulfillmentId }),
  )
}

export function useSendDownloads(siteId: string, orderId: string) {
  const call = useCall()
  return useOrderChange<void>(siteId, orderId, () => call(sendDownloads, { siteId, orderId }))
}

export function useUndoSending(siteId: string, orderId: string) {
  const call = useCall()
  return useOrderChange(siteId, orderId, (undone: { fulfillmentId: string; note: string }) =>
    call(undoFulfillment, { siteId, orderId, ...undone }),
  )
}

/** A change of an order. One that is refused shows the order anew, since somebody else may have changed it. */
export function useOrderChange<Wish>(
  siteId: string,
  orderId: string,
  change: (wish: Wish) => Promise<{ order: OrderShape }>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError: () => {
      void queries.invalidateQueries({ queryKey: ['order', siteId, orderId] })
    },
    onSuccess: ({ order }) => {
      queries.setQueryData(['order', siteId, orderId], order)
      // Many of them tell the customer.
      void queries.invalidateQueries({ queryKey: ['mail', siteId] })
      return queries.invalidateQueries({ queryKey: ['orders', siteId] })
    },
  })
}
