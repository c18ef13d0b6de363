import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'
import type { ItemFamily } from '../items/item-family.ts'
import { ITEM_CALLS, type ItemPublish, type ItemSave } from './item-calls.ts'
import type { StoredItem } from './stored-item.ts'

/** Which item of which site, and what keeps it. */
const keyOf = (siteId: string, itemId: string) => ['item', siteId, itemId] as const

export function useStoredItem(siteId: string, family: ItemFamily, itemId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId, itemId),
    queryFn: () => ITEM_CALLS[family].get(call, siteId, itemId),
    // A form that is open is not replaced under the hands of the one who fills it in.
    refetchOnWindowFocus: false,
  })
}

/** The item as it is now, whatever is known of it here. */
export function useLatestItem(siteId: string, family: ItemFamily) {
  const call = useCall()
  return (itemId: string) => ITEM_CALLS[family].get(call, siteId, itemId)
}

export function useSaveItem(siteId: string, family: ItemFamily) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: ItemSave) => ITEM_CALLS[family].save(call, siteId, wish),
    onSuccess: (item) => keepItem(queries, siteId, item),
  })
}

export function usePublishItem(siteId: string, family: ItemFamily) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: ItemPublish) => ITEM_CALLS[family].publish(call, siteId, wish),
    onSuccess: (item) => keepItem(queries, siteId, item),
  })
}

export function useRemoveItem(siteId: string, family: ItemFamily) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (itemId: string) => ITEM_CALLS[family].remove(call, siteId, itemId),
    onSuccess: () => queries.invalidateQueries({ queryKey: [family, siteId] }),
  })
}

/** Shows a stored item everywhere in the studio. */
export function keepItem(queries: QueryClient, siteId: string, item: StoredItem): void {
  queries.setQueryData(keyOf(siteId, item.id), item)
  const lists = item.sale
    ? // The first product of a site makes its store.
      [
        ['products', siteId],
        ['pages', siteId],
      ]
    : [['items', siteId, item.collectionId]]
  lists.push(['terms', siteId, item.collectionId])
  for (const queryKey of lists) void queries.invalidateQueries({ queryKey })
}
