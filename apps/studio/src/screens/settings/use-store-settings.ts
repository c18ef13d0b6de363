import { getStoreSettings } from '@sitewright/api/commerce/get-store-settings'
import { putStoreSettings } from '@sitewright/api/commerce/put-store-settings'
import type { StoreSettings } from '@sitewright/api/commerce/shapes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export function useStoreSettings(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['store-settings', siteId],
    queryFn: async ({ signal }) => (await call(getStoreSettings, { siteId }, { signal })).settings,
    refetchOnWindowFocus: false,
  })
}

export function useSaveStoreSettings(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (settings: StoreSettings) =>
      (await call(putStoreSettings, { siteId, ...settings })).settings,
    onSuccess: (settings) => {
      queries.setQueryData(['store-settings', siteId], settings)
      void queries.invalidateQueries({ queryKey: ['products', siteId] })
      void queries.invalidateQueries({ queryKey: ['product', siteId] })
    },
  })
}
