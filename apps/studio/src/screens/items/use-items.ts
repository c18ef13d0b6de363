import type { Asset } from '@sitewright/api/files/shapes'
import { createItem } from '@sitewright/api/items/create-item'
import { duplicateItem } from '@sitewright/api/items/duplicate-item'
import { listItems } from '@sitewright/api/items/list-items'
import { listTerms } from '@sitewright/api/items/list-terms'
import { orderItems } from '@sitewright/api/items/order-items'
import type { ItemSummary } from '@sitewright/api/items/shapes'
import type { ItemStatus } from '@sitewright/core/content/item-status'
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCall } from '../../session/StudioProvider.tsx'
import { pictureTitle } from './picture-title.ts'

export interface ItemsQuestion {
  readonly collectionId: string
  readonly search: string
  readonly status: ItemStatus | undefined
}

interface ItemsPage {
  readonly items: readonly ItemSummary[]
  readonly nextCursor: string | null
}

const listsOf = (siteId: string, collectionId: string) => ['items', siteId, collectionId] as const

/** Items of a collection, page by page; `isWhole` asks for all of them, as arranging needs. */
export function useItems(siteId: string, question: ItemsQuestion, isWhole: boolean) {
  const call = useCall()
  const { collectionId, search, status } = question
  const items = useInfiniteQuery({
    queryKey: [...listsOf(siteId, collectionId), search, status ?? ''],
    queryFn: ({ pageParam, signal }): Promise<ItemsPage> =>
      call(
        listItems,
        {
          siteId,
          collectionId,
          ...(search && { search }),
          ...(status && { status }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = items
  useEffect(() => {
    if (isWhole && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isWhole, hasNextPage, isFetchingNextPage, fetchNextPage])
  return items
}

/** Tags and categories in use, to choose from. */
export function useTerms(siteId: string, collectionId: string | undefined) {
  const call = useCall()
  return useQuery({
    queryKey: ['terms', siteId, collectionId],
    queryFn: ({ signal }) =>
      call(listTerms, { siteId, collectionId: collectionId ?? '' }, { signal }),
    enabled: collectionId !== undefined,
  })
}

/** Makes an item of each picture, in their order, and says how many it made before anything went wrong. */
export function useAddPictures(siteId: string, collectionId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    async mutationFn({ assets, status }: { assets: readonly Asset[]; status: ItemStatus }) {
      for (const [added, asset] of assets.entries()) {
        const title = pictureTitle(asset)
        const item = { siteId, collectionId, title, imageId: asset.id, status }
        try {
          await call(createItem, item)
        } catch (problem) {
          return { added, problem: problem instanceof Error ? problem.message : String(problem) }
        }
      }
      return { added: assets.length }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: listsOf(siteId, collectionId) }),
  })
}

export function useDuplicateItem(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (itemId: string) => (await call(duplicateItem, { siteId, itemId })).item,
    onSuccess: ({ collectionId }) =>
      queries.invalidateQueries({ queryKey: listsOf(siteId, collectionId) }),
  })
}

/** Puts a whole collection into an order; the list shows it at once and goes back if it is refused. */
export function useOrderItems(siteId: string, collectionId: string) {
  const call = useCall()
  const queries = useQueryClient()
  const key = [...listsOf(siteId, collectionId), '', '']
  return useMutation({
    mutationFn: (itemIds: readonly string[]) =>
      call(orderItems, { siteId, collectionId, itemIds: [...itemIds] }),
    onMutate: async (itemIds) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData<InfiniteData<ItemsPage>>(key)
      if (before) queries.setQueryData(key, inOrder(before, itemIds))
      return { before }
    },
    onError: (_error, _ids, context) => queries.setQueryData(key, context?.before),
    onSettled: () => queries.invalidateQueries({ queryKey: listsOf(siteId, collectionId) }),
  })
}

/** Loaded pages of the list, as long as before, with their items in another order. */
function inOrder(
  data: InfiniteData<ItemsPage>,
  itemIds: readonly string[],
): InfiniteData<ItemsPage> {
  const byId = new Map(data.pages.flatMap(({ items }) => items).map((item) => [item.id, item]))
  const ordered = itemIds.flatMap((id) => byId.get(id) ?? [])
  let start = 0
  const pages = data.pages.map((page) => {
    const items = ordered.slice(start, start + page.items.length)
    start += page.items.length
    return { ...page, items }
  })
  return { ...data, pages }
}
