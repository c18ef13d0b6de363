import { listAuthors } from '@sitewright/api/items/list-authors'
import { listTerms } from '@sitewright/api/items/list-terms'
import type { TermKind } from '@sitewright/blocks/fields'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCall } from '../session/StudioProvider.tsx'

/** Names of the site's authors, or of the tags and categories of a collection; none where they cannot be read. */
export function useLoadTerms(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useCallback(
    async (of: TermKind, collectionId: string): Promise<readonly string[]> => {
      if (of === 'authors') {
        const authors = await queries
          .fetchQuery({
            queryKey: ['authors', siteId],
            queryFn: async () => (await call(listAuthors, { siteId })).authors,
          })
          .catch(() => [])
        return authors.map(({ displayName }) => displayName)
      }
      if (collectionId === '') return []
      const found = await queries
        .fetchQuery({
          queryKey: ['terms', siteId, collectionId],
          queryFn: () => call(listTerms, { siteId, collectionId }),
        })
        .catch(() => undefined)
      return found?.[of] ?? []
    },
    [call, queries, siteId],
  )
}
