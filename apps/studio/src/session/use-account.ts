import { changeEmail } from '@sitewright/api/accounts/change-email'
import { changePassword } from '@sitewright/api/accounts/change-password'
import { confirmAddress } from '@sitewright/api/accounts/confirm-address'
import { confirmEmail } from '@sitewright/api/accounts/confirm-email'
import { getSession } from '@sitewright/api/accounts/get-session'
import { requestReset } from '@sitewright/api/accounts/request-reset'
import { resetPassword } from '@sitewright/api/accounts/reset-password'
import { restoreEmail } from '@sitewright/api/accounts/restore-email'
import type { AccountShape } from '@sitewright/api/accounts/shapes'
import { signIn } from '@sitewright/api/accounts/sign-in'
import { signInByCode } from '@sitewright/api/accounts/sign-in-by-code'
import { signOut } from '@sitewright/api/accounts/sign-out'
import { signUp } from '@sitewright/api/accounts/sign-up'
import { updateAccount } from '@sitewright/api/accounts/update-account'
import type { CallInput } from '@sitewright/api/call'
import { type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from './StudioProvider.tsx'

const KEY = ['session'] as const

/** Everything but who is signed in was fetched for that person only. */
const isOfAccount = ({ queryKey }: Query) => queryKey[0] !== KEY[0]

/** Who is signed in; `data` is null for nobody. */
export function useAccount() {
  const call = useCall()
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await call(getSession, {})).account,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Puts the new account in place, and forgets what another one has seen. */
export function useArrival() {
  const queries = useQueryClient()
  return (account: AccountShape | null) => {
    // A second step follows, and nobody is signed in yet.
    if (!account) return
    const before = queries.getQueryData<AccountShape | null>(KEY)
    queries.setQueryData(KEY, account)
    if (before && before.id !== account.id) void queries.resetQueries({ predicate: isOfAccount })
  }
}

export function useSignIn() {
  const call = useCall()
  const arrive = useArrival()
  return useMutation({
    mutationFn: (input: CallInput<typeof signIn>) => call(signIn, input),
    onSuccess: ({ account }) => arrive(account),
  })
}

/** Second step of signing in, for accounts with a second factor. */
export function useSignInByCode() {
  const call = useCall()
  const arrive = useArrival()
  return useMutation({
    mutationFn: (input: CallInput<typeof signInByCode>) => call(signInByCode, input),
    onSuccess: ({ account }) => arrive(account),
  })
}

export function useSignUp() {
  const call = useCall()
  const arrive = useArrival()
  return useMutation({
    mutationFn: (input: CallInput<typeof signUp>) => call(signUp, input),
    onSuccess: ({ account }) => arrive(account),
  })
}

/** Opens the account that a link in a mail is about. */
export function useConfirmAddress() {
  const call = useCall()
  const arrive = useArrival()
  return useMutation({
    mutationFn: (input: CallInput<typeof confirmAddress>) => call(confirmAddress, input),
    onSuccess: ({ account }) => arrive(account),
  })
}

export function useRequestReset() {
  const call = useCall()
  return useMutation({
    mutationFn: (input: CallInput<typeof requestReset>) => call(requestReset, input),
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
    onSuccess: ({ account }) => queries.setQueryData(KEY, account),
  })
}

export function useChangeEmail() {
  const call = useCall()
  return useMutation({
    mutationFn: (input: CallInput<typeof changeEmail>) => call(changeEmail, input),
  })
}

/** Gives an account a new address, which need not be the account that is signed in. */
export function useConfirmEmail() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof confirmEmail>) => call(confirmEmail, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

/** Takes a change of address back, which signs everybody out. */
export function useRestoreEmail() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof restoreEmail>) => call(restoreEmail, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

/** Forgets who was signed in, and what was fetched for them. */
export function useDeparture() {
  const queries = useQueryClient()
  return () => {
    queries.setQueryData(KEY, null)
    queries.removeQueries({ predicate: isOfAccount })
  }
}

export function useSignOut() {
  const call = useCall()
  const leave = useDeparture()
  return useMutation({ mutationFn: () => call(signOut, {}), onSuccess: leave })
}
