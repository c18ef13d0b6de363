import { getFeatureFlags } from '@sitewright/api/sites/get-feature-flags'
import { putFeatureFlag } from '@sitewright/api/sites/put-feature-flag'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export function useFeatureFlags(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['feature-flags', siteId],
    queryFn: async ({ signal }) => (await call(getFeatureFlags, { siteId }, { signal })).flags,
  })
}

export function useSwitchFeature(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (flag: { name: string; isOn: boolean }) =>
      (await call(putFeatureFlag, { siteId, flag: flag.name, isOn: flag.isOn })).flags,
    onSuccess: async (flags) => {
      queries.setQueryData(['feature-flags', siteId], flags)
      await queries.invalidateQueries({ queryKey: ['site', siteId] })
    },
  })
}
