/** The people of a site: its memberships with the names of their accounts, and who owns it. */

import type { ContributorList } from '@sitewright/api/contributors/shapes'
import { mayHandOver, type Team } from '@sitewright/core/contributors'
import type { Id } from '@sitewright/core/id'
import { can } from '@sitewright/core/roles'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { announceEditing } from '../../platform/events.ts'
import { removeKeysOf } from '../developer-keys/index.ts'
import { deleteInvitationsBy, listInvitations, presentInvitation } from './invitation-table.ts'

interface Member {
  readonly accountId: Id
  readonly role: number
  readonly name: string
  readonly email: string
  readonly invitedBy: string | null
  readonly since: Date
}

interface SiteTeam extends Team {
  readonly people: readonly Member[]
}

/** The team as it stands; those who change it hold the lock of the site's row. */
export async function readTeam({ id, db }: SiteTx): Promise<SiteTeam> {
  const { founder_id } = await db
    .selectFrom('site')
    .select('founder_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const people = await db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .leftJoin('account as inviter', 'inviter.id', 'membership.invited_by')
    .select([
      'membership.account_id as accountId',
      'membership.role',
      'membership.created_at as since',
      'account.name',
      'account.email',
      'inviter.name as invitedBy',
    ])
    .where('membership.website_id', '=', id)
    .orderBy('membership.created_at')
    .orderBy('membership.account_id')
    .execute()
  const isHere = people.some(({ accountId }) => accountId === founder_id)
  return { ownerId: isHere ? (founder_id ?? undefined) : undefined, people }
}

export async function changeRole(site: SiteTx, accountId: string, role: number): Promise<void> {
  await site.db
    .updateTable('membership')
    .set({ role })
    .where('website_id', '=', site.id)
    .where('account_id', '=', accountId)
    .execute()
  if (!can(role, 'contributors.manage')) await deleteInvitationsBy(site, accountId)
  await announceEditing(site, 'roles')
}

/** Takes somebody off the site, with what works in their name: developer keys and open invitations. */
export async function removeMember(site: SiteTx, accountId: string): Promise<void> {
  await site.db
    .deleteFrom('membership')
    .where('website_id', '=', site.id)
    .where('account_id', '=', accountId)
    .execute()
  await removeKeysOf(site, accountId)
  await deleteInvitationsBy(site, accountId)
  await announceEditing(site, 'roles')
}

export async function setOwner({ id, db }: SiteTx, accountId: Id): Promise<void> {
  await db.updateTable('site').set({ founder_id: accountId }).where('id', '=', id).execute()
}

/** Number of open sites that an account owns. */
export async function countSitesOf({ db }: SiteTx, accountId: Id): Promise<number> {
  // Mutex: the same as while a site is made, so that each counts those before.
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`sites of ${accountId}`}))`.execute(db)
  const { made } = await db
    .selectFrom('site')
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .where('founder_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return made
}

export interface Viewer {
  readonly accountId: Id
  readonly role: number
  readonly now: number
}

/** The team and its invitations as one of them sees it. */
export async function presentTeam(site: SiteTx, viewer: Viewer): Promise<ContributorList> {
  const team = await readTeam(site)
  const invitations = await listInvitations(site)
  return {
    contributors: team.people.map(({ since, ...person }) => ({
      ...person,
      since: since.getTime(),
      isOwner: person.accountId === team.ownerId,
      isYou: person.accountId === viewer.accountId,
    })),
    invitations: invitations.map((row) => presentInvitation(row, viewer.now)),
    mayHandOver: mayHandOver(team, viewer),
  }
}
