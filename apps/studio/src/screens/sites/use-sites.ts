import type { CallInput, CallOutput } from '@sitewright/api/call'
import { removeSite } from '@sitewright/api/removed-sites/remove-site'
import { restoreSite } from '@sitewright/api/removed-sites/restore-site'
import { createSite } from '@sitewright/api/sites/create-site'
import { getSite } from '@sitewright/api/sites/get-site'
import { listSites } from '@sitewright/api/sites/list-sites'
import { listStartingPoints } from '@sitewright/api/sites/list-starting-points'
import type { Capability } from '@sitewright/core/roles'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

function useListedSites<Chosen>(select: (listed: CallOutput<typeof listSites>) => Chosen) {
  const call = useCall()
  return useQuery({
    queryKey: ['sites'],
    queryFn: ({ signal }) => call(listSites, {}, { signal }),
    select,
  })
}

export function useSites() {
  return useListedSites(({ sites }) => sites)
}

/** Sites that wait to be erased. */
export function useRemovedSites() {
  return useListedSites(({ removed }) => removed)
}

export function useRemoveSite(siteId: string) {
  const call = useCall()
  return useMutation({
    mutationFn: (proof: Omit<CallInput<typeof removeSite>, 'siteId'>) =>
      call(removeSite, { siteId, ...proof }),
  })
}

export function useRestoreSite() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (siteId: string) => call(restoreSite, { siteId }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sites'] }),
  })
}

/** The site with this id; without one nothing is asked. */
export function useSite(siteId: string | undefined) {
  const call = useCall()
  return useQuery({
    queryKey: ['site', siteId],
    queryFn: siteId
      ? async ({ signal }) => (await call(getSite, { siteId }, { signal })).site
      : skipToken,
    staleTime: 60_000,
  })
}

/** Whether the caller's role on the site allows something; false until that is known. */
export function useCan(siteId: string): (capability: Capability) => boolean {
  const { data: site } = useSite(siteId)
  return (capability) => site?.capabilities.includes(capability) ?? false
}

export function useStartingPoints() {
  const call = useCall()
  return useQuery({
    queryKey: ['starting-points'],
    queryFn: async ({ signal }) => (await call(listStartingPoints, {}, { signal })).startingPoints,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useCreateSite() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (input: CallInput<typeof createSite>) => (await call(createSite, input)).site,
    onSuccess: (site) => {
      queries.setQueryData(['site', site.id], site)
      return queries.invalidateQueries({ queryKey: ['sites'] })
    },
  })
}
