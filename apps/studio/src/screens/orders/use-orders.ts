import { getOrder } from '@sitewright/api/orders/get-order'
import { listOrders } from '@sitewright/api/orders/list-orders'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
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
