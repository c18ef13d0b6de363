/**
 * Signatures of webhooks as Standard Webhooks has them (https://www.standardwebhooks.com), so that receivers check them with a
 * library of their language: HMAC-SHA256 of the id, the time and the body.
 */

import { createHmac } from 'node:crypto'
import type { Id } from '@sitewright/core/id'
import type { Keys } from '../../../platform/keys.ts'

export interface SecretOwner {
  readonly siteId: Id
  readonly formId: Id
  /** Counts renewals; each has a secret of its own. */
  readonly version: number
}

/** The secret of a form's webhook. It is derived from the server's key, so that it is stored nowhere. */
export function webhookSecret(keys: Keys, owner: SecretOwner): string {
  return `whsec_${secretBytes(keys, owner).toString('base64')}`
}

function secretBytes(keys: Keys, { siteId, formId, version }: SecretOwner): Buffer {
  return Buffer.from(keys.sign('form-webhook', `${siteId}|${formId}|${version}`), 'base64url')
}

export interface SignedMessage {
  readonly id: Id
  /** Time of this try in milliseconds since 1970. */
  readonly now: number
  readonly body: string
}

/** Headers that prove a message, with a signature by each of these secrets. */
export function signedHeaders(
  keys: Keys,
  owners: readonly SecretOwner[],
  { id, now, body }: SignedMessage,
): Readonly<Record<string, string>> {
  const seconds = Math.floor(now / 1000)
  const signatures = owners.map((owner) => {
    const signed = createHmac('sha256', secretBytes(keys, owner)).update(`${id}.${seconds}.${body}`)
    return `v1,${signed.digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}
