import { createCategory } from '@sitewright/api/commerce/create-category'
import { listCategories } from '@sitewright/api/commerce/list-categories'
import { removeCategory } from '@sitewright/api/commerce/remove-category'
import type { ProductCategoryShape } from '@sitewright/api/commerce/shapes'
import { updateCategory } from '@sitewright/api/commerce/update-category'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export interface StoreCategories {
  readonly collectionId: string
  readonly title: string
  /** Each before those below it. */
  readonly categories: readonly ProductCategoryShape[]
}

/** Categories of every store page; new products go to the first store. */
export function useCategories(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['categories', siteId],
    queryFn: async ({ signal }): Promise<readonly StoreCategories[]> =>
      (await call(listCategories, { siteId }, { signal })).stores,
  })
}

export interface CategoryWish {
  /** Absent for a new category. */
  readonly categoryId?: string
  readonly collectionId: string
  readonly displayName: string
  readonly parentId: string | null
}

function useRefreshed() {
  const queries = useQueryClient()
  return async (siteId: string) => {
    await queries.invalidateQueries({ queryKey: ['categories', siteId] })
    void queries.invalidateQueries({ queryKey: ['item', siteId] })
  }
}

/** Adds a category, or renames one and brings it to another parent. */
export function useSaveCategory(siteId: string, before?: ProductCategoryShape) {
  const call = useCall()
  const refresh = useRefreshed()
  return useMutation({
    mutationFn: async ({ categoryId, collectionId, displayName, parentId }: CategoryWish) => {
      if (categoryId === undefined) {
        return call(createCategory, { siteId, collectionId, displayName, parentId })
      }
      const isMoved = before !== undefined && before.parentId !== parentId
      const goal = isMoved ? { parentId, beforeId: null } : {}
      return call(updateCategory, { siteId, categoryId, displayName, ...goal })
    },
    onSuccess: () => refresh(siteId),
  })
}

/** Brings a category before one of its siblings; null for behind them all. */
export function useMoveCategory(siteId: string) {
  const call = useCall()
  const refresh = useRefreshed()
  return useMutation({
    mutationFn: (move: { categoryId: string; beforeId: string | null }) =>
      call(updateCategory, { siteId, ...move }),
    onSuccess: () => refresh(siteId),
  })
}

export function useRemoveCategory(siteId: string) {
  const call = useCall()
  const refresh = useRefreshed()
  return useMutation({
    mutationFn: (categoryId: string) => call(removeCategory, { siteId, categoryId }),
    onSuccess: () => refresh(siteId),
  })
}
