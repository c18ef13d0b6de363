/** Contributors: the rules on who may be given another role or leave, so that a site always has somebody who can run it. */

import type { Id } from './id.ts'
import { can, ROLES } from './roles.ts'

/** Maximum number of people of one site, open invitations included. */
export const MOST_CONTRIBUTORS = 100

export interface Contributor {
  readonly accountId: Id
  readonly role: number
}

export interface Team {
  /** Account that owns the site; undefined once that account is gone. */
  readonly ownerId: Id | undefined
  readonly people: readonly Contributor[]
}

export type StayReason = 'ownerStays' | 'lastAdmin'

/** The reason why somebody has to stay an administrator; undefined where they may get another role, or leave. */
export function whyToStay(
  { ownerId, people }: Team,
  accountId: string,
  role?: number,
): StayReason | undefined {
  if (role === ROLES.admin) return undefined
  if (accountId === ownerId) return 'ownerStays'
  const isLast = people.every((one) => one.accountId === accountId || one.role !== ROLES.admin)
  return isLast ? 'lastAdmin' : undefined
}

/** Only the owner hands a site over or deletes it, or any administrator while it has no owner. */
export function mayHandOver({ ownerId }: Pick<Team, 'ownerId'>, who: Contributor): boolean {
  return ownerId === undefined ? can(who.role, 'contributors.manage') : ownerId === who.accountId
}
