/** Secret keys of payment providers on their way to the database and back: sealed for one site and one provider. */

import type { Id } from '@sitewright/core/id'
import type { Keys } from '../../../platform/keys.ts'

type Secrets = Readonly<Record<string, string>>

interface Owner {
  readonly siteId: Id
  readonly provider: string
}

const PURPOSE = 'payment-keys'

/** What is kept where there are none. */
const NONE = ''

export function sealKeys(keys: Keys, owner: Owner, secrets: Secrets): string {
  if (Object.keys(secrets).length === 0) return NONE
  return keys.seal(PURPOSE, nameOf(owner), JSON.stringify(secrets))
}

/** Undefined where they were sealed by another key of the server, for another owner, or damaged. */
export function openKeys(keys: Keys, owner: Owner, sealed: string): Secrets | undefined {
  if (sealed === NONE) return {}
  const opened = keys.open(PURPOSE, nameOf(owner), sealed)
  return opened === undefined ? undefined : (JSON.parse(opened) as Secrets)
}

function nameOf({ siteId, provider }: Owner): string {
  return `${siteId}|${provider}`
}
