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
  const queries = useQueryClient()
  return useOrderChange(siteId, orderId, async (deed: keyof typeof DEEDS) => {
    try {
      return await call(DEEDS[deed], { siteId, orderId })
    } catch (error) {
      // It may have changed all the same, such as by the money that came first.
      void queries.invalidateQueries({ queryKey: ['order', siteId, orderId] })
      throw error
    }
  })
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
  const queries = useQueryClient()
  return useOrderChange(siteId, orderId, async (wish: SendingWish) => {
    try {
      return await call(createFulfillment, { siteId, orderId, ...wish })
    } catch (error) {
      // Somebody else may have sent some of it.
      void queries.invalidateQueries({ queryKey: ['order', siteId, orderId] })
      throw error
    }
  })
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

function useOrderChange<Wish>(
  siteId: string,
  orderId: string,
  change: (wish: Wish) => Promise<{ order: OrderShape }>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ order }) => {
      queries.setQueryData(['order', siteId, orderId], order)
      // Many of them tell the customer.
      void queries.invalidateQueries({ queryKey: ['mail', siteId] })
      return queries.invalidateQueries({ queryKey: ['orders', siteId] })
    },
  })
}
