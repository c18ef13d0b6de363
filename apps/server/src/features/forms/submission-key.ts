/**
 * Keys with which a form is sent: signed, for one visitor of one site, good for an hour. They are kept nowhere until they are
 * used, when the answer's unique key lets each be used once (idempotency key).
 */

import { randomBytes } from 'node:crypto'
import type { Id } from '@sitewright/core/id'
import type { Keys } from '../../platform/keys.ts'

const PURPOSE = 'form-key'
const LIFE_MS = 60 * 60 * 1000

interface KeyOwner {
  readonly siteId: Id
  /** Hash of the visitor's HttpOnly id. */
  readonly visitor: string
}

export function newSubmissionKey(keys: Keys, owner: KeyOwner, now: number): string {
  const text = `${now.toString(36)}.${randomBytes(16).toString('base64url')}`
  return `${text}.${signature(keys, owner, text)}`
}

/** Milliseconds since a key was made; undefined for one that is not this visitor's, or no longer good. */
export function ageOfKey(
  keys: Keys,
  owner: KeyOwner,
  key: string,
  now: number,
): number | undefined {
  const [time = '', random = '', signed = '', ...more] = key.split('.')
  if (more.length > 0) return undefined
  const text = `${time}.${random}`
  const { siteId, visitor } = owner
  if (!keys.verify(PURPOSE, `${siteId}|${visitor}|${text}`, signed)) return undefined
  const age = now - Number.parseInt(time, 36)
  return age >= 0 && age <= LIFE_MS ? age : undefined
}

function signature(keys: Keys, { siteId, visitor }: KeyOwner, text: string): string {
  return keys.sign(PURPOSE, `${siteId}|${visitor}|${text}`)
}
