import { createProduct } from '@sitewright/api/commerce/create-product'
import { getProduct } from '@sitewright/api/commerce/get-product'
import { listProducts } from '@sitewright/api/commerce/list-products'
import { removeProduct } from '@sitewright/api/commerce/remove-product'
import type { ProductInput } from '@sitewright/api/commerce/shapes'
import { updateProduct } from '@sitewright/api/commerce/update-product'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
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

export function useProduct(siteId: string, productId: string | undefined) {
  const call = useCall()
  return useQuery({
    queryKey: ['product', siteId, productId ?? 'new'],
    queryFn: async ({ signal }) => {
      if (productId === undefined) return null
      return (await call(getProduct, { siteId, productId }, { signal })).product
    },
    // A form that is open is not replaced under the hands of the one who fills it in.
    refetchOnWindowFocus: false,
  })
}

export interface ProductSave {
  /** Absent for a new product. */
  readonly productId: string | undefined
  readonly input: ProductInput
  readonly stockSeen: Record<string, number>
}

export function useSaveProduct(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ productId, input, stockSeen }: ProductSave) => {
      if (productId === undefined) return (await call(createProduct, { siteId, ...input })).product
      return (await call(updateProduct, { siteId, productId, ...input, stockSeen })).product
    },
    onSuccess: (product) => {
      queries.setQueryData(['product', siteId, product.id], product)
      void queries.invalidateQueries({ queryKey: ['products', siteId] })
      void queries.invalidateQueries({ queryKey: ['pages', siteId] })
    },
  })
}

export function useRemoveProduct(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (productId: string) => call(removeProduct, { siteId, productId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['products', siteId] }),
  })
}
