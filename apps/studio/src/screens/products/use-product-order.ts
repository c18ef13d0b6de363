import { getProductOrder } from '@sitewright/api/commerce/get-product-order'
import { orderProducts } from '@sitewright/api/commerce/order-products'
import type { ProductSummary } from '@sitewright/api/commerce/shapes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export interface ArrangedStore {
  readonly products: readonly ProductSummary[]
  readonly isUsed: boolean
  readonly hasTooMany: boolean
}

const keyOf = (siteId: string, collectionId: string) => ['productOrder', siteId, collectionId]

/** Products of a store in the order of its owner. */
export function useProductOrder(siteId: string, collectionId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId, collectionId),
    queryFn: ({ signal }): Promise<ArrangedStore> =>
      call(getProductOrder, { siteId, collectionId }, { signal }),
  })
}

/** Arranges the products of a store; the list shows it at once and goes back if it is refused. */
export function useArrangeProducts(siteId: string, collectionId: string) {
  const call = useCall()
  const queries = useQueryClient()
  const key = keyOf(siteId, collectionId)
  return useMutation({
    mutationFn: (productIds: readonly string[]) =>
      call(orderProducts, { siteId, collectionId, productIds: [...productIds] }),
    onMutate: async (productIds) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData<ArrangedStore>(key)
      if (before) {
        const byId = new Map(before.products.map((product) => [product.id, product]))
        const products = productIds.flatMap((id) => byId.get(id) ?? [])
        queries.setQueryData<ArrangedStore>(key, { ...before, products })
      }
      return { before }
    },
    onError: (_error, _ids, context) => queries.setQueryData(key, context?.before),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}
