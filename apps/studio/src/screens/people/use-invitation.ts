import { acceptInvitation } from '@sitewright/api/contributors/accept-invitation'
import { declineInvitation } from '@sitewright/api/contributors/decline-invitation'
import { readInvitation } from '@sitewright/api/contributors/read-invitation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { forgetInvitation } from '../../session/pending-invitation.ts'
import { useCall } from '../../session/StudioProvider.tsx'

/** The invitation of a link as it was when the screen opened: once it is answered, its link is no longer good. */
export function useInvitation(token: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(readInvitation, { token }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

export function useAcceptInvitation(token: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => (await call(acceptInvitation, { token })).site,
    onSettled: forgetInvitation,
    onSuccess: (site) => {
      queries.setQueryData(['site', site.id], site)
      return queries.invalidateQueries({ queryKey: ['sites'] })
    },
  })
}

export function useDeclineInvitation(token: string) {
  const call = useCall()
  return useMutation({
    mutationFn: () => call(declineInvitation, { token }),
    onSuccess: forgetInvitation,
  })
}
