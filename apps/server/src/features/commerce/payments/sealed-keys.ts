/** Secret keys of payment providers, encrypted for the database: each for one site and one provider. */

import type { Id } from '@sitewright/core/id'
import type { Keys } from '../../../platform/keys.ts'

type Secrets = Readonly<Record<string, string>>

interface Owner {
  readonly siteId: Id
  readonly provider: string
}

/** Name of this use of the server's key; text encrypted for one use cannot be decrypted for another. */
const PURPOSE = 'payment-keys'

/** Stored text of a method without secrets. */
const NONE = ''

export function sealKeys(keys: Keys, owner: Owner, secrets: Secrets): string {
  if (Object.keys(secrets).length === 0) return NONE
  return keys.seal(PURPOSE, nameOf(owner), JSON.stringify(secrets))
}

/** Undefined for keys that were encrypted with another key of the server or for another owner, or are damaged. */
export function openKeys(keys: Keys, owner: Owner, sealed: string): Secrets | undefined {
  if (sealed === NONE) return {}
  const opened = keys.open(PURPOSE, nameOf(owner), sealed)
  return opened === undefined ? undefined : (JSON.parse(opened) as Secrets)
}

function nameOf({ siteId, provider }: Owner): string {
  return `${siteId}|${provider}`
}
