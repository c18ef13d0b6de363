import type { CallInput } from '@sitewright/api/call'
import type { ProductRow, RefusedChange } from '@sitewright/api/commerce/bulk-shapes'
import { editProducts } from '@sitewright/api/commerce/edit-products'
import { listProductRows } from '@sitewright/api/commerce/list-product-rows'
import { MAX_PRODUCT_CHANGES, type ProductChange } from '@sitewright/core/commerce/product-changes'
import type { ItemStatus } from '@sitewright/core/content/item-status'
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '../../session/StudioProvider.tsx'

export interface RowFilter {
  readonly search: string
  readonly state: ItemStatus | ''
  readonly categoryId: string
}

interface RowPage {
  readonly items: readonly ProductRow[]
  readonly nextCursor: string | null
  readonly currency: string
}

/** All products that the filter finds: page after page comes by itself, so that every one of them can be selected. */
export function useProductRows(siteId: string, { search, state, categoryId }: RowFilter) {
  const call = useCall()
  const query = useInfiniteQuery({
    queryKey: ['product-rows', siteId, search, state, categoryId],
    queryFn: ({ pageParam, signal }): Promise<RowPage> =>
      call(
        listProductRows,
        {
          siteId,
          ...(search && { search }),
          ...(state && { state }),
          ...(categoryId && { categoryId }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // Other screens change products too.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  return query
}

export interface Edited {
  readonly refused: readonly RefusedChange[]
  /** Changes that take back those that were made. */
  readonly undo: readonly ProductChange[]
  /** Changes that were not sent, since a call before them failed. */
  readonly unsent: readonly ProductChange[]
  /** Why a call failed; what was made before it stays. */
  readonly failure: Error | undefined
}

/** Sends changes in as many calls as they need, one after the other; `sent` counts those that were answered. */
export function useEditProducts(siteId: string) {
  const [sent, setSent] = useState(0)
  const call = useCall()
  const queries = useQueryClient()
  const keep = (rows: readonly ProductRow[]) => {
    const byId = new Map(rows.map((row) => [row.id, row]))
    queries.setQueriesData<InfiniteData<RowPage>>(
      { queryKey: ['product-rows', siteId] },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((row) => byId.get(row.id) ?? row),
          })),
        },
    )
  }
  const mutation = useMutation({
    mutationFn: async (changes: readonly ProductChange[]): Promise<Edited> => {
      const refused: RefusedChange[] = []
      const undo: ProductChange[] = []
      setSent(0)
      for (let at = 0; at < changes.length; at += MAX_PRODUCT_CHANGES) {
        const part = changes.slice(at, at + MAX_PRODUCT_CHANGES)
        try {
          const answer = await call(editProducts, {
            siteId,
            changes: part as CallInput<typeof editProducts>['changes'],
          })
          keep(answer.rows)
          refused.push(...answer.refused)
          undo.push(...answer.undo)
        } catch (error) {
          return { refused, undo, unsent: changes.slice(at), failure: error as Error }
        }
        setSent(at + part.length)
      }
      return { refused, undo, unsent: [], failure: undefined }
    },
    onSuccess: ({ refused }) => {
      // Products that someone else saved meanwhile are shown as they are now, before they are saved again.
      if (refused.some(({ code }) => code === 'conflict')) {
        void queries.invalidateQueries({ queryKey: ['product-rows', siteId] })
      }
    },
    onSettled: () => {
      for (const name of ['products', 'item', 'categories']) {
        void queries.invalidateQueries({ queryKey: [name, siteId] })
      }
    },
  })
  return { ...mutation, sent }
}
