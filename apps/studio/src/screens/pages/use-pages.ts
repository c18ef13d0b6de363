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
import { type NavigationTree, withNavigation } from './navigation-tree.ts'

const keyOf = (siteId: string) => ['pages', siteId] as const

export function usePages(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId),
    queryFn: async ({ signal }) => (await call(listPages, { siteId }, { signal })).pages,
  })
}

/** Pages and layouts that the site's theme brings along. */
export function useTemplatePages(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['template-pages', siteId],
    queryFn: ({ signal }) => call(listTemplatePages, { siteId }, { signal }),
    staleTime: 60_000,
  })
}

/** Sets the order of the main navigation; the list shows it at once and goes back if it is refused. */
export function useSetNavigation(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  const key = keyOf(siteId)
  return useMutation({
    mutationFn: async (tree: NavigationTree) => {
      const items = tree.map(({ id, children }) => ({
        collectionId: id,
        items: children.map((collectionId) => ({ collectionId })),
      }))
      return (await call(updateNavigation, { siteId, navigation: { items } })).pages
    },
    onMutate: async (tree) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData<readonly PageSummary[]>(key)
      if (before) queries.setQueryData(key, withNavigation(before, tree))
      return { before }
    },
    onError: (_error, _tree, context) => queries.setQueryData(key, context?.before),
    onSuccess: (pages) => queries.setQueryData(key, pages),
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
