import { listStockMovements } from '@sitewright/api/commerce/list-stock-movements'
import { putProductStock } from '@sitewright/api/commerce/put-product-stock'
import type { StockReason } from '@sitewright/core/commerce/stock-reasons'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../../session/StudioProvider.tsx'
import { ofProduct } from '../stored-item.ts'
import { keepItem } from '../use-stored-item.ts'

const historyKey = (siteId: string, productId: string) => ['stock', siteId, productId] as const

/** Why the stock of a product changed, newest first. */
export function useStockHistory(siteId: string, productId: string) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: historyKey(siteId, productId),
    queryFn: ({ pageParam, signal }) =>
      call(
        listStockMovements,
        { siteId, productId, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

export interface StockWish {
  readonly variantId: string
  readonly reason: StockReason
  readonly quantity: number
  /** Units for sale that were on the screen. */
  readonly seen: number
  readonly note: string
}

export function useAdjustStock(siteId: string, productId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ reason, note, ...change }: StockWish) => {
      const input = { siteId, productId, reason, note, changes: [change] }
      return ofProduct((await call(putProductStock, input)).product)
    },
    onSuccess: (item) => {
      keepItem(queries, siteId, item)
      void queries.invalidateQueries({ queryKey: historyKey(siteId, productId) })
    },
  })
}
