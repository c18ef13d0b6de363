import { getSession } from '@sitewright/api/accounts/get-session'
import type { AccountShape } from '@sitewright/api/accounts/shapes'
import { signIn } from '@sitewright/api/accounts/sign-in'
import { signInByCode } from '@sitewright/api/accounts/sign-in-by-code'
import { signOut } from '@sitewright/api/accounts/sign-out'
import { signUp } from '@sitewright/api/accounts/sign-up'
import type { CallInput } from '@sitewright/api/call'
import { type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from './StudioProvider.tsx'

export const SESSION_KEY = ['session'] as const

/** Everything but who is signed in was fetched for that person only. */
const isOfAccount = ({ queryKey }: Query) => queryKey[0] !== SESSION_KEY[0]

/** Who is signed in; whether they are an operator is known a moment later than who they are. */
export interface SignedIn extends AccountShape {
  readonly isOperator?: boolean
}

/** Who is signed in; `data` is null for nobody. */
export function useAccount() {
  const call = useCall()
  return useQuery({
    queryKey: SESSION_KEY,
    queryFn: async (): Promise<SignedIn | null> => {
      const { account, isOperator } = await call(getSession, {})
      return account && { ...account, isOperator }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Puts the new account in place, and forgets what another one has seen. */
export function useArrival() {
  const queries = useQueryClient()
  return (account: AccountShape | null) => {
    // A second step follows, and nobody is signed in yet.
    if (!account) return
    const before = queries.getQueryData<SignedIn | null>(SESSION_KEY)
    queries.setQueryData<SignedIn>(SESSION_KEY, account)
    void queries.invalidateQueries({ queryKey: SESSION_KEY })
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

/** Forgets who was signed in, and what was fetched for them. */
export function useDeparture() {
  const queries = useQueryClient()
  return () => {
    queries.setQueryData(SESSION_KEY, null)
    queries.removeQueries({ predicate: isOfAccount })
  }
}

export function useSignOut() {
  const call = useCall()
  const leave = useDeparture()
  return useMutation({ mutationFn: () => call(signOut, {}), onSuccess: leave })
}
