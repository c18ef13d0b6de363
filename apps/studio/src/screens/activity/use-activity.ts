import { listActivity } from '@sitewright/api/activity/list-activity'
import type { ActivityGroup } from '@sitewright/core/activity'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export interface ActivityFilter {
  readonly group: ActivityGroup | undefined
  readonly accountId: string | undefined
}

export function useActivity(siteId: string, { group, accountId }: ActivityFilter) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: ['activity', siteId, group, accountId],
    queryFn: ({ pageParam, signal }) =>
      call(
        listActivity,
        {
          siteId,
          ...(group && { group }),
          ...(accountId && { accountId }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // Every deed in another screen adds to it.
    staleTime: 0,
  })
}
