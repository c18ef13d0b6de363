/** Signing in by a passkey; fetched when a screen for signing in is there, since most of it is a library. */

import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { createSignInChallenge } from '@sitewright/api/accounts/create-sign-in-challenge'
import type { AccountShape } from '@sitewright/api/accounts/shapes'
import { signInByPasskey } from '@sitewright/api/accounts/sign-in-by-passkey'
import type { CallInput } from '@sitewright/api/call'
import type { Client } from '@sitewright/api/client'

export type PasskeyAnswer = Omit<CallInput<typeof signInByPasskey>, 'rememberMe'>

/** Lets the person choose a passkey in a window of the browser, or with `isOffer` among the suggestions of a field. */
export async function askForPasskey(
  call: Client,
  { isOffer = false }: { isOffer?: boolean } = {},
): Promise<PasskeyAnswer> {
  const { token, options } = await call(createSignInChallenge, {})
  const { id, response } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: isOffer,
  })
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  return { token, credentialId: id, clientDataJSON, authenticatorData, signature, userHandle }
}

/** Whether the browser can offer passkeys among the suggestions of a field (conditional UI). */
export const canOfferPasskeys = browserSupportsWebAuthnAutofill

/** Ends an offer, such as when its field is gone. */
export function endOffer(): void {
  WebAuthnAbortService.cancelCeremony()
}

export async function sendAnswer(
  call: Client,
  answer: CallInput<typeof signInByPasskey>,
): Promise<AccountShape> {
  return (await call(signInByPasskey, answer)).account
}
