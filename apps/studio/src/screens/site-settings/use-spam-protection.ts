import { getSpamProtection } from '@sitewright/api/spam-protection/get-spam-protection'
import { putSpamProtection } from '@sitewright/api/spam-protection/put-spam-protection'
import type { SpamProtectionChange } from '@sitewright/api/spam-protection/spam-protection-shape'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

const keyOf = (siteId: string) => ['spam-protection', siteId] as const

export function useSpamProtection(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId),
    queryFn: ({ signal }) => call(getSpamProtection, { siteId }, { signal }),
    refetchOnWindowFocus: false,
  })
}

export function useSaveSpamProtection(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: SpamProtectionChange) => call(putSpamProtection, { siteId, ...change }),
    onSuccess: (saved) => {
      queries.setQueryData(keyOf(siteId), saved)
      // The key of reCAPTCHA is one of the site's settings, too.
      void queries.invalidateQueries({ queryKey: ['site-settings', siteId] })
    },
  })
}
