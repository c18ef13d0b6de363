import { cancelOrder } from '@sitewright/api/orders/cancel-order'
import { getOrder } from '@sitewright/api/orders/get-order'
import { listOrders } from '@sitewright/api/orders/list-orders'
import { settleOrderProblem } from '@sitewright/api/orders/settle-order-problem'
import type { OrderProblemKind, OrderShape } from '@sitewright/api/orders/shapes'
import { takeOrderPayment } from '@sitewright/api/orders/take-order-payment'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export function useOrders(siteId: string, search: string) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: ['orders', siteId, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listOrders,
        { siteId, ...(search && { search }), ...(pageParam && { cursor: pageParam }) },
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
      return queries.invalidateQueries({ queryKey: ['orders', siteId] })
    },
  })
}
