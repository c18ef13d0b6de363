import { createAuthor } from '@sitewright/api/items/create-author'
import { listAuthors } from '@sitewright/api/items/list-authors'
import type { Author } from '@sitewright/api/items/shapes'
import { updateAuthor } from '@sitewright/api/items/update-author'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

const keyOf = (siteId: string) => ['authors', siteId] as const

export function useAuthors(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId),
    queryFn: async ({ signal }) => (await call(listAuthors, { siteId }, { signal })).authors,
  })
}

export type AuthorDraft = Omit<Author, 'id'> & { readonly id?: string | undefined }

/** Adds an author, or changes the one with this id. */
export function useSaveAuthor(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id: authorId, ...said }: AuthorDraft) =>
      authorId === undefined
        ? (await call(createAuthor, { siteId, ...said })).author
        : (await call(updateAuthor, { siteId, authorId, ...said })).author,
    onSuccess: (author) => {
      queries.setQueryData<readonly Author[]>(keyOf(siteId), (known = []) => [
        ...known.filter(({ id }) => id !== author.id),
        author,
      ])
      void queries.invalidateQueries({ queryKey: keyOf(siteId) })
      void queries.invalidateQueries({ queryKey: ['items', siteId] })
    },
  })
}
