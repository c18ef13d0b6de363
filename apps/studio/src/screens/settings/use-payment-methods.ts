import { listPaymentMethods } from '@sitewright/api/commerce/list-payment-methods'
import { putPaymentMethod } from '@sitewright/api/commerce/put-payment-method'
import type { PaymentMethodShape } from '@sitewright/api/commerce/shapes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export function usePaymentMethods(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['payment-methods', siteId],
    queryFn: async ({ signal }) => (await call(listPaymentMethods, { siteId }, { signal })).methods,
    refetchOnWindowFocus: false,
  })
}

export function useSavePaymentMethod(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ provider, isEnabled, title, fields }: PaymentMethodShape) => {
      const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
      return (await call(putPaymentMethod, { siteId, provider, isEnabled, title, values })).method
    },
    onSuccess: (method) => {
      queries.setQueryData<PaymentMethodShape[]>(['payment-methods', siteId], (known) =>
        known?.map((one) => (one.provider === method.provider ? method : one)),
      )
      // Whether the store can be paid at all.
      void queries.invalidateQueries({ queryKey: ['store-settings', siteId] })
      // Another account has other payouts.
      void queries.invalidateQueries({ queryKey: ['payouts', siteId] })
    },
  })
}
