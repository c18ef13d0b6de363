/** Links in mails about accounts: asking for one, and their deeds. */

import { confirmAddress } from '@sitewright/api/accounts/confirm-address'
import { confirmEmail } from '@sitewright/api/accounts/confirm-email'
import { requestReset } from '@sitewright/api/accounts/request-reset'
import { resetPassword } from '@sitewright/api/accounts/reset-password'
import { restoreEmail } from '@sitewright/api/accounts/restore-email'
import type { CallInput } from '@sitewright/api/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'
import { SESSION_KEY, useArrival } from '../../session/use-account.ts'

/** Opens the account that a link in a mail is about. */
export function useConfirmAddress() {
  const call = useCall()
  const arrive = useArrival()
  return useMutation({
    mutationFn: (input: CallInput<typeof confirmAddress>) => call(confirmAddress, input),
    onSuccess: ({ account }) => arrive(account),
  })
}

export function useResetPassword() {
  const call = useCall()
  const arrive = useArrival()
  return useMutation({
    mutationFn: (input: CallInput<typeof resetPassword>) => call(resetPassword, input),
    onSuccess: ({ account }) => arrive(account),
  })
}

/** Gives an account a new address, which need not be the account that is signed in. */
export function useConfirmEmail() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof confirmEmail>) => call(confirmEmail, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: SESSION_KEY }),
  })
}

/** Takes a change of address back, which signs everybody out. */
export function useRestoreEmail() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof restoreEmail>) => call(restoreEmail, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: SESSION_KEY }),
  })
}

export function useRequestReset() {
  const call = useCall()
  return useMutation({
    mutationFn: (input: CallInput<typeof requestReset>) => call(requestReset, input),
  })
}
