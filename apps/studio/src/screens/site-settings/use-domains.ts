import { checkDomain } from '@sitewright/api/domains/check-domain'
import { createDomain } from '@sitewright/api/domains/create-domain'
import { listDomains } from '@sitewright/api/domains/list-domains'
import { putPrimaryDomain } from '@sitewright/api/domains/put-primary-domain'
import { removeDomain } from '@sitewright/api/domains/remove-domain'
import type { DomainList } from '@sitewright/api/domains/shapes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

const keyOf = (siteId: string) => ['domains', siteId] as const

/** Milliseconds between two readings while a domain waits: the server looks by itself meanwhile. */
const WATCH_MS = 15_000

export function useDomains(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId),
    queryFn: ({ signal }) => call(listDomains, { siteId }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.domains.some((domain) => domain.state === 'waiting') ? WATCH_MS : false,
  })
}

export type DomainChange =
  | { readonly kind: 'add'; readonly domain: string }
  | { readonly kind: 'check' | 'remove'; readonly domainId: string }
  | { readonly kind: 'choose'; readonly domainId: string | null }

export function useChangeDomains(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: DomainChange): Promise<DomainList> => {
      if (change.kind === 'add') return call(createDomain, { siteId, domain: change.domain })
      const { domainId } = change
      if (change.kind === 'choose') return call(putPrimaryDomain, { siteId, domainId })
      const one = change.kind === 'check' ? checkDomain : removeDomain
      return call(one, { siteId, domainId: change.domainId })
    },
    onSuccess: (list) => {
      queries.setQueryData(keyOf(siteId), list)
      // The site's address stands in the rail and in lists.
      void queries.invalidateQueries({ queryKey: ['site', siteId] })
      void queries.invalidateQueries({ queryKey: ['sites'] })
    },
  })
}
