/** Decides what was found about a domain. Pure; `settle` does it. */

import { type DomainProblem, domainState, isGivenUp } from '@sitewright/core/site/domains'
import type { Claim, Look } from './claim-table.ts'
import type { Found } from './look-up.ts'

export interface Decision {
  readonly look: Look
  /** `take` lets the domain lead to the site, `free` ends that. */
  readonly deed: 'take' | 'free' | undefined
}

const WITHOUT_PROOF = {
  none: 'noProof',
  other: 'otherProof',
  noAnswer: 'noAnswer',
} as const satisfies Readonly<Record<Exclude<Found['proof'], 'right'>, DomainProblem>>

export function decide(claim: Claim, found: Found, now: number): Decision {
  const leadsHere = found.leadsHere ?? claim.leadsHere
  const look = { ...claim, checkedAt: now, leadsHere }
  const state = domainState(claim, now)
  // A value that nobody set in time may have been read by others since.
  if (state === 'expired') return { look, deed: undefined }
  if (found.proof === 'right') {
    const problem = leadsHere ? '' : 'leadsElsewhere'
    const proved = { provedAt: claim.provedAt ?? now, missingSince: undefined, problem } as const
    return { look: { ...look, ...proved }, deed: 'take' }
  }
  if (state === 'waiting') {
    return { look: { ...look, problem: WITHOUT_PROOF[found.proof] }, deed: undefined }
  }
  // Silence of name servers proves nothing against a domain that was proved.
  if (found.proof === 'noAnswer') return { look: { ...look, problem: 'noAnswer' }, deed: undefined }
  const missingSince = claim.missingSince ?? now
  const gone = { ...look, missingSince, problem: 'proofGone' } as const
  if (!isGivenUp(missingSince, now)) return { look: gone, deed: undefined }
  return { look: { ...gone, provedAt: undefined, missingSince: undefined }, deed: 'free' }
}
