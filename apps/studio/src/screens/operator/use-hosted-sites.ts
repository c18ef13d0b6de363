import { getHostedSite } from '@sitewright/api/operators/get-hosted-site'
import { listHostedSites } from '@sitewright/api/operators/list-hosted-sites'
import { listOperatorEvents } from '@sitewright/api/operators/list-operator-events'
import { putSiteStanding } from '@sitewright/api/operators/put-site-standing'
import type { SiteStanding } from '@sitewright/core/site/site-standing'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

const KEY = ['operator'] as const

export interface SitesFilter {
  readonly search: string
  readonly standing: SiteStanding | undefined
}

export function useHostedSites({ search, standing }: SitesFilter) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: [...KEY, 'sites', search, standing],
    queryFn: ({ pageParam, signal }) =>
      call(
        listHostedSites,
        {
          ...(search && { search }),
          ...(standing && { standing }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useHostedSite(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: [...KEY, 'site', siteId],
    queryFn: ({ signal }) => call(getHostedSite, { siteId }, { signal }),
    staleTime: 0,
  })
}

export function useOperatorEvents() {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: [...KEY, 'events'],
    queryFn: ({ pageParam, signal }) =>
      call(listOperatorEvents, { ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
}

export function usePutStanding(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: { standing: SiteStanding; reason: string }) =>
      call(putSiteStanding, { siteId, ...input }),
    // The operator may work on the site, too, and then sees its notice.
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: KEY }),
        queries.invalidateQueries({ queryKey: ['sites'] }),
      ]),
  })
}
