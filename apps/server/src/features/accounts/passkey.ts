/**
 * Passkeys (WebAuthn): questions to authenticators, and checks of their answers. User verification is always asked for, so that a
 * passkey is two factors: the device that has it, and a finger, a face or a PIN.
 */

import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type {
  creationAnswer,
  creationOptions,
  requestAnswer,
  requestOptions,
} from '@sitewright/api/accounts/passkey-shapes'
import type * as z from 'zod'
import type { AccountRecord } from '../../platform/http/route.ts'
import type { Config } from '../../platform/settings/config.ts'
import type { Passkey } from './passkey-table.ts'

/** COSE identifiers of EdDSA, ES256 and RS256, which are all that authenticators are known to have. */
const ALGORITHMS = [-8, -7, -257]
/** Milliseconds that the browser's own window stays open. */
const TIMEOUT_MS = 5 * 60 * 1000

type StudioConfig = Pick<Config, 'studioOrigin'>

/** Relying party id: the studio's host, so that a passkey answers nobody else. */
function relyingPartyOf({ studioOrigin }: StudioConfig): string {
  return new URL(studioOrigin).hostname
}

/** Question for a new passkey, which the device that has one of these already refuses. */
export async function askForNewPasskey(
  config: StudioConfig,
  { id, name, email }: AccountRecord,
  passkeys: readonly Passkey[],
): Promise<z.input<typeof creationOptions>> {
  const { challenge, pubKeyCredParams, rp, user } = await generateRegistrationOptions({
    rpName: 'Sitewright',
    rpID: relyingPartyOf(config),
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return {
    challenge,
    rp: { ...rp, id: relyingPartyOf(config) },
    user,
    pubKeyCredParams,
    timeout: TIMEOUT_MS,
    excludeCredentials: passkeys.map(({ credential_id }) => ({
      type: 'public-key',
      id: credential_id,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** Question at signing in, to whichever passkey the person chooses. */
export async function askForPasskey(config: StudioConfig): Promise<z.input<typeof requestOptions>> {
  const rpId = relyingPartyOf(config)
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  return { challenge, rpId, timeout: TIMEOUT_MS, userVerification: 'required' }
}

type NewCredential = NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential']

/** The credential that was made for this question; undefined for any other answer. */
export async function readNewPasskey(
  config: StudioConfig,
  challenge: string,
  { credentialId, clientDataJSON, attestationObject }: z.output<typeof creationAnswer>,
): Promise<NewCredential | undefined> {
  const verified = await orUndefined(() =>
    verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: config.studioOrigin,
      expectedRPID: relyingPartyOf(config),
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  return verified?.registrationInfo?.credential
}

/** The counter that the passkey answered with; undefined where the answer is not its answer to this question. */
export async function readUse(
  config: StudioConfig,
  challenge: string,
  { passkey, answer }: { passkey: Passkey; answer: z.output<typeof requestAnswer> },
): Promise<number | undefined> {
  const { credentialId, clientDataJSON, authenticatorData, signature, userHandle } = answer
  if (Buffer.from(userHandle, 'base64url').toString() !== passkey.account_id) return undefined
  const verified = await orUndefined(() =>
    verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
      expectedChallenge: challenge,
      expectedOrigin: config.studioOrigin,
      expectedRPID: relyingPartyOf(config),
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

/** The library tells by exceptions that an answer is wrong; it does nothing but read the answer, so no bug of ours is hidden. */
async function orUndefined<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify()
  } catch {
    return undefined
  }
}
