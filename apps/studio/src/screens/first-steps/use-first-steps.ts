import { getFirstSteps } from '@sitewright/api/first-steps/get-first-steps'
import { putFirstSteps } from '@sitewright/api/first-steps/put-first-steps'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'
import { useCan } from '../sites/use-sites.ts'

const keyOf = (siteId: string) => ['first-steps', siteId]

/** The first steps of a site; not asked for by somebody who edits nothing. */
export function useFirstSteps(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId),
    queryFn: ({ signal }) => call(getFirstSteps, { siteId }, { signal }),
    enabled: useCan(siteId)('content.edit'),
    // Most steps are taken on other screens, so whoever comes back sees what is done by now.
    staleTime: 0,
  })
}

export function usePutFirstSteps(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (isPutAway: boolean) => call(putFirstSteps, { siteId, isPutAway }),
    onSuccess: (answer) => queries.setQueryData(keyOf(siteId), answer),
  })
}
