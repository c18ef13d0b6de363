import type { CallInput } from '@sitewright/api/call'
import { createInvitation } from '@sitewright/api/contributors/create-invitation'
import { leaveSite } from '@sitewright/api/contributors/leave-site'
import { listContributors } from '@sitewright/api/contributors/list-contributors'
import { putSiteOwner } from '@sitewright/api/contributors/put-site-owner'
import { removeContributor } from '@sitewright/api/contributors/remove-contributor'
import { removeInvitation } from '@sitewright/api/contributors/remove-invitation'
import { sendInvitation } from '@sitewright/api/contributors/send-invitation'
import type { ContributorList } from '@sitewright/api/contributors/shapes'
import { updateContributor } from '@sitewright/api/contributors/update-contributor'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

const keyOf = (siteId: string) => ['contributors', siteId] as const

export function usePeople(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId),
    queryFn: ({ signal }) => call(listContributors, { siteId }, { signal }),
  })
}

/** Runs a change of the team and shows the team that it answers. */
function useTeamChange<Input>(siteId: string, change: (input: Input) => Promise<ContributorList>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (team) => {
      queries.setQueryData(keyOf(siteId), team)
      // The role that was changed may be one's own.
      return queries.invalidateQueries({ queryKey: ['site', siteId] })
    },
  })
}

export function useChangeRole(siteId: string) {
  const call = useCall()
  return useTeamChange(siteId, (change: { accountId: string; role: number }) =>
    call(updateContributor, { siteId, ...change }),
  )
}

export function useRemovePerson(siteId: string) {
  const call = useCall()
  return useTeamChange(siteId, (accountId: string) =>
    call(removeContributor, { siteId, accountId }),
  )
}

export function useHandOver(siteId: string) {
  const call = useCall()
  return useTeamChange(siteId, (heir: { accountId: string; currentPassword: string }) =>
    call(putSiteOwner, { siteId, ...heir }),
  )
}

export function useInvite(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Omit<CallInput<typeof createInvitation>, 'siteId'>) =>
      call(createInvitation, { siteId, ...input }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(siteId) }),
  })
}

export function useSendInvitation(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (invitationId: string) => call(sendInvitation, { siteId, invitationId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(siteId) }),
  })
}

export function useRemoveInvitation(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (invitationId: string) => call(removeInvitation, { siteId, invitationId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(siteId) }),
  })
}

export function useLeaveSite(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(leaveSite, { siteId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['sites'] }),
  })
}
