/** One POST to another site: its address is checked as that of any request, and what it answers is not read. */

import { askOutside, type OutsideLimits, problemOf } from './ask-outside.ts'
import { fail } from './errors.ts'
import { readOutsideAddress } from './outside-address.ts'

export interface OutsideMessage {
  readonly contentType: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const HTTPS: ReadonlySet<number> = new Set([443])

/**
 * Resolves with the status that was answered, whatever it is; rejects with a problem of `errors.ts` where there was no answer.
 * Redirects are not followed: what was signed for one address is not carried to another.
 */
export async function postOutside(
  address: string,
  { contentType, body, headers }: OutsideMessage,
  limits: OutsideLimits,
): Promise<number> {
  const url = readOutsideAddress(address, { ...limits, ports: HTTPS })
  if (url.protocol !== 'https:') throw fail('outsideAddress')
  const signal = AbortSignal.timeout(limits.withinMs)
  const sent = {
    ...headers,
    'content-type': contentType,
    'content-length': Buffer.byteLength(body),
  }
  try {
    const answer = await askOutside(
      url,
      { method: 'POST', headers: sent, body },
      { ...limits, signal },
    )
    answer.destroy()
    return answer.statusCode ?? 0
  } catch (error) {
    throw signal.aborted ? fail('outsideSlow') : problemOf(error)
  }
}
