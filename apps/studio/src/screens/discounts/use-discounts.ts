import { createDiscount } from '@sitewright/api/commerce/create-discount'
import type { DiscountInput } from '@sitewright/api/commerce/discount-shapes'
import { getDiscount } from '@sitewright/api/commerce/get-discount'
import { listDiscounts } from '@sitewright/api/commerce/list-discounts'
import { removeDiscount } from '@sitewright/api/commerce/remove-discount'
import { updateDiscount } from '@sitewright/api/commerce/update-discount'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export function useDiscounts(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['discounts', siteId],
    queryFn: ({ signal }) => call(listDiscounts, { siteId }, { signal }),
  })
}

export function useDiscount(siteId: string, discountId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['discount', siteId, discountId],
    queryFn: async ({ signal }) =>
      (await call(getDiscount, { siteId, discountId }, { signal })).discount,
    refetchOnWindowFocus: false,
  })
}

/** Adds a discount, or changes the one with that id. */
export function useSaveDiscount(siteId: string, discountId: string | undefined) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (input: DiscountInput) => {
      const { discount } =
        discountId === undefined
          ? await call(createDiscount, { siteId, ...input })
          : await call(updateDiscount, { siteId, discountId, ...input })
      return discount
    },
    onSuccess: (discount) => {
      queries.setQueryData(['discount', siteId, discount.id], discount)
      void queries.invalidateQueries({ queryKey: ['discounts', siteId] })
    },
  })
}

export function useRemoveDiscount(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (discountId: string) => call(removeDiscount, { siteId, discountId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['discounts', siteId] }),
  })
}
