import { confirmSecondFactor } from '@sitewright/api/accounts/confirm-second-factor'
import { createRecoveryCodes } from '@sitewright/api/accounts/create-recovery-codes'
import { createSecondFactor } from '@sitewright/api/accounts/create-second-factor'
import { getSecondFactor } from '@sitewright/api/accounts/get-second-factor'
import { removeSecondFactor } from '@sitewright/api/accounts/remove-second-factor'
import type { Call, CallInput, CallOutput } from '@sitewright/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

const KEY = ['second-factor'] as const

export function useSecondFactor() {
  const call = useCall()
  return useQuery({ queryKey: KEY, queryFn: () => call(getSecondFactor, {}) })
}

/** A call that changes the second factor, and with it who is signed in elsewhere. */
function useFactorCall<C extends Call>(contract: C) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation<CallOutput<C>, Error, CallInput<C>>({
    mutationFn: (input) => call(contract, input),
    // Not awaited: the answer is shown at once.
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: KEY })
      void queries.invalidateQueries({ queryKey: ['sessions'] })
    },
  })
}

export const useCreateSecondFactor = () => useFactorCall(createSecondFactor)
export const useConfirmSecondFactor = () => useFactorCall(confirmSecondFactor)
export const useRemoveSecondFactor = () => useFactorCall(removeSecondFactor)
export const useCreateRecoveryCodes = () => useFactorCall(createRecoveryCodes)
