import { getFeatureFlags } from '@sitewright/api/sites/get-feature-flags'
import { putFeatureFlag } from '@sitewright/api/sites/put-feature-flag'
import type { FlagName } from '@sitewright/core/site/feature-flags'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'
import { useSite } from '../sites/use-sites.ts'

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

/** Whether a feature of the site is on; true until that is known, since most are. */
export function useIsOn(siteId: string): (flag: FlagName) => boolean {
  const { data: site } = useSite(siteId)
  return (flag) => site?.flags.includes(flag) ?? true
}
