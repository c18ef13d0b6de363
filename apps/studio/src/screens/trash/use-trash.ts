import { emptyTrash } from '@sitewright/api/trash/empty-trash'
import { listTrash } from '@sitewright/api/trash/list-trash'
import { removeTrashEntry } from '@sitewright/api/trash/remove-trash-entry'
import type { TrashKind } from '@sitewright/core/trash'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

const trashKey = (siteId: string) => ['trash', siteId] as const

export function useTrash(siteId: string, kind: TrashKind | undefined) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: [...trashKey(siteId), kind],
    queryFn: ({ pageParam, signal }) =>
      call(
        listTrash,
        { siteId, ...(kind && { kind }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // Whatever is removed in another screen is added to it.
    staleTime: 0,
  })
}

export function useRemoveForGood(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (entryId: string) => call(removeTrashEntry, { siteId, entryId }),
    // Not waited for: the dialog that says so may leave with the last row.
    onSettled: () => void queries.invalidateQueries({ queryKey: trashKey(siteId) }),
  })
}

export function useEmptyTrash(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (kind: TrashKind | undefined) =>
      (await call(emptyTrash, { siteId, ...(kind && { kind }) })).count,
    onSettled: () => queries.invalidateQueries({ queryKey: trashKey(siteId) }),
  })
}
