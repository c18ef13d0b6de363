import { createPageTemplate } from '@sitewright/api/page-templates/create-page-template'
import { listPageTemplates } from '@sitewright/api/page-templates/list-page-templates'
import { removePageTemplate } from '@sitewright/api/page-templates/remove-page-template'
import { updatePageTemplate } from '@sitewright/api/page-templates/update-page-template'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

const keyOf = (siteId: string) => ['page-templates', siteId] as const

export function usePageTemplates(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId),
    queryFn: async ({ signal }) =>
      (await call(listPageTemplates, { siteId }, { signal })).templates,
  })
}

export type TemplateDeed =
  | { readonly kind: 'save'; readonly pageId: string; readonly name: string }
  | { readonly kind: 'rename'; readonly pageTemplateId: string; readonly name: string }
  | { readonly kind: 'remove'; readonly pageTemplateId: string }

/** Keeps pages as templates, renames and removes them. */
export function useTemplateDeeds(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ kind, ...deed }: TemplateDeed): Promise<unknown> => {
      if ('pageId' in deed) return call(createPageTemplate, { siteId, ...deed })
      if ('name' in deed) return call(updatePageTemplate, { siteId, ...deed })
      return call(removePageTemplate, { siteId, ...deed })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(siteId) }),
  })
}
