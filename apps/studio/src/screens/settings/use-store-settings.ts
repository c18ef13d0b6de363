import { getStoreSettings } from '@sitewright/api/commerce/get-store-settings'
import { putStoreSettings } from '@sitewright/api/commerce/put-store-settings'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

function useStore<Part>(siteId: string, select: (store: Store) => Part) {
  const call = useCall()
  return useQuery({
    queryKey: ['store-settings', siteId],
    queryFn: ({ signal }): Promise<Store> => call(getStoreSettings, { siteId }, { signal }),
    refetchOnWindowFocus: false,
    select,
  })
}

type Store = ReturnType<typeof getStoreSettings.output.parse>

export function useStoreSettings(siteId: string) {
  return useStore(siteId, ({ settings }) => settings)
}

/** The ways to pay in the store; undefined until they are known. */
export function useStorePayment(siteId: string): Store['payment'] | undefined {
  return useStore(siteId, ({ payment }) => payment).data
}

export function useSaveStoreSettings(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (change: Partial<StoreSettings>) =>
      (await call(putStoreSettings, { siteId, ...change })).settings,
    onSuccess: (settings) => {
      queries.setQueryData<Store>(
        ['store-settings', siteId],
        (known) => known && { ...known, settings },
      )
      void queries.invalidateQueries({ queryKey: ['products', siteId] })
      void queries.invalidateQueries({ queryKey: ['item', siteId] })
    },
  })
}
