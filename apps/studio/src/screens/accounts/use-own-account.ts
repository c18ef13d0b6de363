import { changeEmail } from '@sitewright/api/accounts/change-email'
import { changePassword } from '@sitewright/api/accounts/change-password'
import { updateAccount } from '@sitewright/api/accounts/update-account'
import type { CallInput } from '@sitewright/api/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'
import { SESSION_KEY, type SignedIn } from '../../session/use-account.ts'

export function useChangePassword() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof changePassword>) => call(changePassword, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  })
}

export function useUpdateAccount() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof updateAccount>) => call(updateAccount, input),
    onSuccess: ({ account }) =>
      queries.setQueryData<SignedIn | null>(
        SESSION_KEY,
        (before) => before && { ...before, ...account },
      ),
  })
}

export function useChangeEmail() {
  const call = useCall()
  return useMutation({
    mutationFn: (input: CallInput<typeof changeEmail>) => call(changeEmail, input),
  })
}
