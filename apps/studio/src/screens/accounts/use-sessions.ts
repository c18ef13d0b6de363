import { endOtherSessions } from '@sitewright/api/accounts/end-other-sessions'
import { endSession } from '@sitewright/api/accounts/end-session'
import { listSessions } from '@sitewright/api/accounts/list-sessions'
import { signOutEverywhere } from '@sitewright/api/accounts/sign-out-everywhere'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'
import { useDeparture } from '../../session/use-account.ts'

const KEY = ['sessions'] as const

export function useSessions() {
  const call = useCall()
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await call(listSessions, {})).sessions,
  })
}

/** Ends every session, this one too: then the way in is shown. */
export function useSignOutEverywhere() {
  const call = useCall()
  const leave = useDeparture()
  return useMutation({ mutationFn: () => call(signOutEverywhere, {}), onSuccess: leave })
}

/** Ends one session, or all but this one where none is named. */
export function useEndSessions() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string | undefined) =>
      sessionId === undefined ? call(endOtherSessions, {}) : call(endSession, { sessionId }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
