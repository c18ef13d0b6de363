/** Shapes of passkeys (WebAuthn): questions to an authenticator, and its answers. Bytes are base64url. */

import * as z from 'zod'
import { filled, id, time } from '../fields.ts'
import { token } from './shapes.ts'

/** Most characters of one field: keys and signatures have a few hundred bytes, and attestations are not asked for. */
const LONGEST_FIELD = 20_000

const bytes = z
  .string()
  .max(LONGEST_FIELD)
  .regex(/^[\w-]+$/, 'That is no answer of a passkey.')

export const passkeyName = filled('Please enter a name.').pipe(z.string().max(100))

export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: time,
  lastUsedAt: time.nullable(),
})
export type PasskeyShape = z.infer<typeof passkey>

export const passkeyParams = z.object({ passkeyId: id })

const publicKey = z.literal('public-key')

/** Question for a new passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ type: publicKey, id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** Question at signing in: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, for whichever passkey the person has. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})

/** Answer of an authenticator that made a passkey; `token` names the question. */
export const creationAnswer = z.object({
  token,
  credentialId: bytes,
  clientDataJSON: bytes,
  attestationObject: bytes,
})

/** Answer of an authenticator that has a passkey. */
export const requestAnswer = z.object({
  token,
  credentialId: bytes,
  clientDataJSON: bytes,
  authenticatorData: bytes,
  signature: bytes,
  /** The account that the passkey was made for, as the authenticator keeps it. */
  userHandle: bytes,
})
