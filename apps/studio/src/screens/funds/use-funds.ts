import { createFund } from '@sitewright/api/commerce/create-fund'
import type { FundInput } from '@sitewright/api/commerce/fund-shapes'
import { getFund } from '@sitewright/api/commerce/get-fund'
import { listFunds } from '@sitewright/api/commerce/list-funds'
import { removeFund } from '@sitewright/api/commerce/remove-fund'
import { updateFund } from '@sitewright/api/commerce/update-fund'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

export function useFunds(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['funds', siteId],
    queryFn: ({ signal }) => call(listFunds, { siteId }, { signal }),
  })
}

export function useFund(siteId: string, fundId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['fund', siteId, fundId],
    queryFn: async ({ signal }) => (await call(getFund, { siteId, fundId }, { signal })).fund,
    refetchOnWindowFocus: false,
  })
}

/** Adds a fund, or changes the one with that id. */
export function useSaveFund(siteId: string, fundId: string | undefined) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (input: FundInput) => {
      const { fund } =
        fundId === undefined
          ? await call(createFund, { siteId, ...input })
          : await call(updateFund, { siteId, fundId, ...input })
      return fund
    },
    onSuccess: (fund) => {
      queries.setQueryData(['fund', siteId, fund.id], fund)
      void queries.invalidateQueries({ queryKey: ['funds', siteId] })
    },
  })
}

export function useRemoveFund(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (fundId: string) => call(removeFund, { siteId, fundId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['funds', siteId] }),
  })
}
