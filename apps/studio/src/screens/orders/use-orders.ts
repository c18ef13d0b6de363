import { getOrder } from '@sitewright/api/orders/get-order'
import { listOrders } from '@sitewright/api/orders/list-orders'
import { settleOrderProblem } from '@sitewright/api/orders/settle-order-problem'
import type { OrderProblemKind } from '@sitewright/api/orders/shapes'
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
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (problem: OrderProblemKind) =>
      call(settleOrderProblem, { siteId, orderId, problem }),
    onSuccess: ({ order }) => {
      queries.setQueryData(['order', siteId, orderId], order)
      return queries.invalidateQueries({ queryKey: ['orders', siteId] })
    },
  })
}
