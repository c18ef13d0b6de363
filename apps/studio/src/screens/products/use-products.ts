import { listProducts } from '@sitewright/api/commerce/list-products'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export function useProducts(siteId: string, search: string) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: ['products', siteId, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listProducts,
        { siteId, ...(search && { search }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}
