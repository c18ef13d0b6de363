import { startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { createPasskey } from '@sitewright/api/accounts/create-passkey'
import { createPasskeyChallenge } from '@sitewright/api/accounts/create-passkey-challenge'
import { listPasskeys } from '@sitewright/api/accounts/list-passkeys'
import { removePasskey } from '@sitewright/api/accounts/remove-passkey'
import { updatePasskey } from '@sitewright/api/accounts/update-passkey'
import type { Call, CallInput, CallOutput } from '@sitewright/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'
import { type OwnWord, useOwnWords } from './use-own-words.ts'

const KEY = ['passkeys'] as const

export function usePasskeys() {
  const call = useCall()
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await call(listPasskeys, {})).passkeys,
  })
}

/** Makes a passkey: the password is asked for here, the rest by the browser. */
export function useAddPasskey() {
  const call = useCall()
  const words = useOwnWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (asked: CallInput<typeof createPasskeyChallenge>) => {
      const { token, options } = await call(createPasskeyChallenge, asked)
      const made = startRegistration({ optionsJSON: options })
      const { id, response } = await made.catch((error: unknown) => {
        throw new Error(words(wordsOf(error)), { cause: error })
      })
      const { clientDataJSON, attestationObject } = response
      return call(createPasskey, { token, credentialId: id, clientDataJSON, attestationObject })
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: KEY }),
  })
}

/** Says what the browser refused; its own words are for developers. */
function wordsOf(error: unknown): OwnWord {
  const code = error instanceof WebAuthnError ? error.code : undefined
  return code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? 'passkeyThere' : 'passkeyNotMade'
}

/** A call that changes a passkey of the list, and perhaps who is signed in elsewhere. */
function usePasskeyCall<C extends Call>(contract: C) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation<CallOutput<C>, Error, CallInput<C>>({
    mutationFn: (input) => call(contract, input),
    // Not awaited: the row says what was done before the new list takes it away.
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['sessions'] })
      void queries.invalidateQueries({ queryKey: KEY })
    },
  })
}

export const useRenamePasskey = () => usePasskeyCall(updatePasskey)
export const useRemovePasskey = () => usePasskeyCall(removePasskey)
