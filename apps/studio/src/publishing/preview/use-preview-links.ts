import { createPreviewLink } from '@sitewright/api/preview-links/create-preview-link'
import { listPreviewLinks } from '@sitewright/api/preview-links/list-preview-links'
import { removePreviewLink } from '@sitewright/api/preview-links/remove-preview-link'
import type { PREVIEW_DAYS } from '@sitewright/api/preview-links/shapes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

const keyOf = (siteId: string) => ['preview-links', siteId] as const

export interface NewPreviewLink {
  readonly name: string
  readonly days: (typeof PREVIEW_DAYS)[number]
  readonly showsLocked: boolean
}

export function usePreviewLinks(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId),
    queryFn: async ({ signal }) => (await call(listPreviewLinks, { siteId }, { signal })).links,
  })
}

export function useCreatePreviewLink(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (link: NewPreviewLink) => call(createPreviewLink, { siteId, ...link }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(siteId) }),
  })
}

export function useRemovePreviewLink(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (previewLinkId: string) => call(removePreviewLink, { siteId, previewLinkId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(siteId) }),
  })
}
