import { listScriptErrors } from '@sitewright/api/script-errors/list-script-errors'
import { removeScriptErrors } from '@sitewright/api/script-errors/remove-script-errors'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

const keyOf = (siteId: string) => ['script-errors', siteId] as const

export function useScriptErrors(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId),
    queryFn: async ({ signal }) => (await call(listScriptErrors, { siteId }, { signal })).errors,
  })
}

export function useClearScriptErrors(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeScriptErrors, { siteId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(siteId) }),
  })
}
