import type { CallInput } from '@sitewright/api/call'
import { createPage } from '@sitewright/api/content/create-page'
import { listPages } from '@sitewright/api/content/list-pages'
import { listTemplatePages } from '@sitewright/api/content/list-template-pages'
import { removePage } from '@sitewright/api/content/remove-page'
import type { PageSummary } from '@sitewright/api/content/shapes'
import { updateNavigation } from '@sitewright/api/content/update-navigation'
import { updatePage } from '@sitewright/api/content/update-page'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'
import { changesTo, type NavigationTrees, withNavigations } from './navigation-tree.ts'

const keyOf = (siteId: string) => ['pages', siteId] as const

export function usePages(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId),
    queryFn: async ({ signal }) => (await call(listPages, { siteId }, { signal })).pages,
  })
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
  const key = keyOf(siteId)
  return useMutation({
    mutationFn: async ({ from, to }: { from: NavigationTrees; to: NavigationTrees }) => {
      for (const { key: fieldName, tree } of changesTo(from, to)) {
        const items = tree.map(({ id, children }) => ({
          collectionId: id,
          items: children.map((collectionId) => ({ collectionId })),
        }))
        await call(updateNavigation, { siteId, fieldName, navigation: { items } })
      }
    },
    onMutate: async ({ to }) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData<readonly PageSummary[]>(key)
      if (before) queries.setQueryData(key, withNavigations(before, to))
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
    mutationFn: async (input: Omit<CallInput<typeof createPage>, 'siteId'>) =>
      (await call(createPage, { ...input, siteId })).page,
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(siteId) }),
  })
}

export function useUpdatePage(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (input: Omit<CallInput<typeof updatePage>, 'siteId'>) =>
      (await call(updatePage, { ...input, siteId })).page,
    onSuccess: (page) => {
      queries.setQueryData<readonly PageSummary[]>(keyOf(siteId), (pages) =>
        pages?.map((known) => (known.id === page.id ? page : known)),
      )
      return queries.invalidateQueries({ queryKey: keyOf(siteId) })
    },
  })
}

export function useRemovePage(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (pageId: string) => call(removePage, { siteId, pageId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(siteId) }),
  })
}
