import { createDeveloperKey } from '@sitewright/api/developer-keys/create-developer-key'
import { listDeveloperKeys } from '@sitewright/api/developer-keys/list-developer-keys'
import { removeDeveloperKey } from '@sitewright/api/developer-keys/remove-developer-key'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

const keyOf = (siteId: string) => ['developer-keys', siteId] as const

export function useDeveloperKeys(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId),
    queryFn: async ({ signal }) => (await call(listDeveloperKeys, { siteId }, { signal })).keys,
  })
}

export function useCreateDeveloperKey(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(createDeveloperKey, { siteId, name }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(siteId) }),
  })
}

export function useRemoveDeveloperKey(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (keyId: string) => call(removeDeveloperKey, { siteId, keyId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(siteId) }),
  })
}
