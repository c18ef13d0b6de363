import { getStoreSetup } from '@sitewright/api/commerce/get-store-setup'
import { CHARGES_NO_TAX, SETUP_NAMESPACE } from '@sitewright/core/commerce/store-setup'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePreferences, useUpdatePreferences } from '../../preferences/use-preferences.ts'
import { useCall } from '../../session/StudioProvider.tsx'

export function useStoreSetup(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['store-setup', siteId],
    queryFn: async ({ signal }) => (await call(getStoreSetup, { siteId }, { signal })).steps,
    // Every other screen may have done what was missing.
    staleTime: 0,
  })
}

/** Whether the owner said that no tax is charged, and the way to say so. */
export function useNoTax(siteId: string) {
  const queries = useQueryClient()
  const said = usePreferences(siteId, SETUP_NAMESPACE)
  const update = useUpdatePreferences(siteId, SETUP_NAMESPACE)
  return {
    isSaid: said.data?.[CHARGES_NO_TAX] === true,
    isPending: said.isPending || update.isPending,
    error: said.error ?? update.error,
    say: (chargesNone: boolean) =>
      update.mutate(
        { [CHARGES_NO_TAX]: chargesNone },
        { onSuccess: () => queries.invalidateQueries({ queryKey: ['store-setup', siteId] }) },
      ),
  }
}
