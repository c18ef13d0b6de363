import { getShippingZones } from '@sitewright/api/commerce/get-shipping-zones'
import { getTaxSettings } from '@sitewright/api/commerce/get-tax-settings'
import { putShippingZones } from '@sitewright/api/commerce/put-shipping-zones'
import { putTaxSettings } from '@sitewright/api/commerce/put-tax-settings'
import type { TaxSettings } from '@sitewright/api/commerce/zone-shapes'
import type { ShippingZone } from '@sitewright/core/commerce/pricing/shipping'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export function useShippingZones(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['shipping-zones', siteId],
    queryFn: async ({ signal }) => (await call(getShippingZones, { siteId }, { signal })).zones,
    refetchOnWindowFocus: false,
  })
}

export function useSaveShippingZones(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (zones: readonly ShippingZone[]) =>
      (await call(putShippingZones, { siteId, zones })).zones,
    onSuccess: (zones) => queries.setQueryData(['shipping-zones', siteId], zones),
  })
}

export function useTaxSettings(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['tax-settings', siteId],
    queryFn: ({ signal }): Promise<TaxSettings> => call(getTaxSettings, { siteId }, { signal }),
    refetchOnWindowFocus: false,
  })
}

export function useSaveTaxSettings(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (settings: TaxSettings) => call(putTaxSettings, { siteId, ...settings }),
    onSuccess: async (settings) => {
      queries.setQueryData(['tax-settings', siteId], settings)
      // The store's settings say too whether prices hold their taxes.
      await queries.invalidateQueries({ queryKey: ['store-settings', siteId] })
    },
  })
}
