/**
 * Proof of work as a captcha (ALTCHA): a browser looks for a number that only trying finds, which costs a person nothing and a
 * sender of spam a processor. Challenges are signed for one site and kept nowhere until they are answered.
 */

import { CHALLENGE_LASTS_MS } from '@sitewright/core/forms/captcha'
import type { Id } from '@sitewright/core/id'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import type { Keys } from '../../platform/keys.ts'

/** Rounds of one try: some 0.3 ms in a browser. */
const COST = 1_000
/** The number that is looked for: from a tenth of a second to a second on a laptop, some three on an old phone. */
const [LEAST, MOST] = [300, 2_000]

/** A challenge with its answer, as browsers send it. */
const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.literal(COST),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(128),
      expiresAt: z.int(),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(64) }),
})
export type AltchaPayload = z.output<typeof payload>

/** An answered challenge, which is known by its signature until it is no longer good. */
export interface Solved {
  readonly signature: string
  readonly expiresAt: number
}

/** Secrets derived from the server's key, so that a challenge of another site is nobody's. */
function secretsOf(keys: Keys, siteId: Id) {
  return {
    hmacSignatureSecret: keys.sign('captcha-challenge', siteId),
    hmacKeySignatureSecret: keys.sign('captcha-solution', siteId),
  }
}

export async function newChallenge(
  keys: Keys,
  siteId: Id,
  now: number,
): Promise<AltchaPayload['challenge']> {
  const challenge = await createChallenge({
    ...secretsOf(keys, siteId),
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(MOST, LEAST),
    deriveKey,
    expiresAt: Math.floor((now + CHALLENGE_LASTS_MS) / 1000),
  })
  return payload.shape.challenge.parse(challenge)
}

/** The payload in a token; undefined for a token of another kind. */
export function readPayload(token: string): AltchaPayload | undefined {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString())).data
  } catch {
    return undefined
  }
}

/** Undefined for an answer that is wrong, of another site's challenge, or too late. Whether it came before, the database knows. */
export async function checkSolution(
  keys: Keys,
  siteId: Id,
  { challenge, solution }: AltchaPayload,
  now: number,
): Promise<Solved | undefined> {
  const expiresAt = challenge.parameters.expiresAt * 1000
  if (expiresAt < now) return undefined
  const { verified } = await verifySolution({
    ...secretsOf(keys, siteId),
    challenge,
    solution,
    deriveKey,
  })
  return verified ? { signature: challenge.signature, expiresAt } : undefined
}
