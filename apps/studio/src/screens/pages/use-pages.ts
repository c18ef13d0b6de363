import type { CallInput, CallOutput } from '@sitewright/api/call'
import { createPage } from '@sitewright/api/content/create-page'
import { createStandInPage } from '@sitewright/api/content/create-stand-in-page'
import { duplicatePage } from '@sitewright/api/content/duplicate-page'
import { listPages } from '@sitewright/api/content/list-pages'
import { listTemplatePages } from '@sitewright/api/content/list-template-pages'
import { removePage } from '@sitewright/api/content/remove-page'
import { updateNavigation } from '@sitewright/api/content/update-navigation'
import { updatePage } from '@sitewright/api/content/update-page'
import { createTemplatedPage } from '@sitewright/api/page-templates/create-templated-page'
import type { StandIn } from '@sitewright/core/content/special-pages'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'
import {
  changesTo,
  type NavigationTrees,
  navigationsOf,
  treesOf,
  withNavigations,
} from './navigation-tree.ts'

export const pagesKey = (siteId: string) => ['pages', siteId] as const

/** Pages with the navigations they stand in, as the server lists them. */
type PageList = CallOutput<typeof listPages>

function usePageList<Value>(siteId: string, select: (list: PageList) => Value) {
  const call = useCall()
  return useQuery({
    queryKey: pagesKey(siteId),
    queryFn: ({ signal }) => call(listPages, { siteId }, { signal }),
    select,
  })
}

export function usePages(siteId: string) {
  return usePageList(siteId, pagesOf)
}

function pagesOf({ pages }: PageList) {
  return pages
}

/** Every navigation of the site, with links beside its pages; none before they are loaded. */
export function useNavigations(siteId: string): NavigationTrees {
  return usePageList(siteId, treesOfList).data ?? treesOf({})
}

function treesOfList({ navigations }: PageList) {
  return treesOf(navigations)
}

/** Navigations, pages and layouts that the site's theme brings along. */
export function useTemplatePages(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['template-pages', siteId],
    queryFn: ({ signal }) => call(listTemplatePages, { siteId }, { signal }),
    staleTime: 0,
  })
}

/** Whether the theme has places for blocks on the own pages of what is in a collection; no before that is known. */
export function useHasItemFields(siteId: string, pageId: string | undefined): boolean {
  const { data } = useTemplatePages(siteId)
  return pageId !== undefined && data?.pagesWithItemFields.includes(pageId) === true
}

/** Arranges navigations; the list shows it at once, and goes back if it is refused. */
export function useSetNavigations(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  const key = pagesKey(siteId)
  return useMutation({
    mutationFn: async ({ from, to }: { from: NavigationTrees; to: NavigationTrees }) => {
      for (const { key: fieldName, tree } of changesTo(from, to)) {
        const items = tree.map((item) => ({
          ...item,
          items: item.items.map(({ items: _, ...target }) => target),
        }))
        await call(updateNavigation, { siteId, fieldName, navigation: { items } })
      }
    },
    onMutate: async ({ to }) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData<PageList>(key)
      if (before) {
        queries.setQueryData(key, {
          pages: withNavigations(before.pages, to),
          navigations: navigationsOf(to),
        })
      }
      return { before }
    },
    onError: (_error, _trees, context) => queries.setQueryData(key, context?.before),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}

export function useCreatePage(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (
      input:
        | Omit<CallInput<typeof createPage>, 'siteId'>
        | Omit<CallInput<typeof createTemplatedPage>, 'siteId'>,
    ) =>
      'pageTemplateId' in input
        ? (await call(createTemplatedPage, { ...input, siteId })).page
        : (await call(createPage, { ...input, siteId })).page,
    onSuccess: () => queries.invalidateQueries({ queryKey: pagesKey(siteId) }),
  })
}

export function useCreateStandInPage(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (standsFor: StandIn) =>
      (await call(createStandInPage, { siteId, standsFor })).page,
    onSettled: () => queries.invalidateQueries({ queryKey: pagesKey(siteId) }),
  })
}

export function useUpdatePage(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (input: Omit<CallInput<typeof updatePage>, 'siteId'>) =>
      (await call(updatePage, { ...input, siteId })).page,
    onSuccess: (page) => {
      queries.setQueryData<PageList>(
        pagesKey(siteId),
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((known) => (known.id === page.id ? page : known)),
          },
      )
      return queries.invalidateQueries({ queryKey: pagesKey(siteId) })
    },
  })
}

export function useDuplicatePage(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (pageId: string) => (await call(duplicatePage, { siteId, pageId })).page,
    onSuccess: () => queries.invalidateQueries({ queryKey: pagesKey(siteId) }),
  })
}

/** Removes pages one after the other; where one is refused, those after it stay, and `error` says why. */
/** @param onRemoved hears of what is in the trash, also where whoever asked has left the screen meanwhile */
export function useRemovePages(siteId: string, onRemoved: (trashIds: readonly string[]) => void) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (pageIds: readonly string[]) => {
      const trashIds: string[] = []
      try {
        for (const pageId of pageIds) {
          trashIds.push((await call(removePage, { siteId, pageId })).trashId)
        }
      } catch (error) {
        return { trashIds, error: error as Error }
      }
      return { trashIds, error: undefined }
    },
    onSuccess: ({ trashIds }) => {
      if (trashIds.length > 0) onRemoved(trashIds)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: pagesKey(siteId) }),
  })
}

export function useRemovePage(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (pageId: string) => call(removePage, { siteId, pageId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: pagesKey(siteId) }),
  })
}
