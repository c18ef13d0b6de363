import { listPayouts } from '@sitewright/api/commerce/list-payouts'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

/** Each look asks the payment providers, so that it is taken once while the screen is open. */
export function usePayouts(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['payouts', siteId],
    queryFn: async ({ signal }) => (await call(listPayouts, { siteId }, { signal })).sources,
    refetchOnWindowFocus: false,
    retry: false,
  })
}
