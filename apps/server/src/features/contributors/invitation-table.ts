import type { InvitationShape } from '@sitewright/api/contributors/shapes'
import type { Id } from '@sitewright/core/id'
import type { Insertable, Selectable } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { InvitationTable } from './tables.ts'

/** Milliseconds for which the link of an invitation is good: a week, so that a holiday does not outlast it. */
export const INVITATION_MS = 7 * 24 * 60 * 60 * 1000

type InvitationRow = Selectable<InvitationTable>

export interface Invitation extends InvitationRow {
  /** Name of who invites. */
  readonly inviter: string
}

function invitations({ id, db }: SiteTx) {
  return db
    .selectFrom('invitation')
    .innerJoin('account', 'account.id', 'invitation.invited_by')
    .selectAll('invitation')
    .select('account.name as inviter')
    .where('invitation.website_id', '=', id)
}

export function listInvitations(site: SiteTx): Promise<Invitation[]> {
  return invitations(site).orderBy('invitation.id').execute()
}

export function findInvitation(site: SiteTx, id: string): Promise<Invitation | undefined> {
  return invitations(site).where('invitation.id', '=', id).executeTakeFirst()
}

/** The open invitation with this secret; undefined for one that is unknown, declined or too old. */
export function openInvitation(
  site: SiteTx,
  { tokenHash, now }: { tokenHash: string; now: number },
): Promise<Invitation | undefined> {
  return invitations(site)
    .where('invitation.token_hash', '=', tokenHash)
    .where('invitation.is_declined', '=', false)
    .where('invitation.expires_at', '>', new Date(now))
    .executeTakeFirst()
}

export async function insertInvitation(
  { id: website_id, db }: SiteTx,
  row: Omit<Insertable<InvitationTable>, 'website_id' | 'email_ci'>,
): Promise<void> {
  await db
    .insertInto('invitation')
    .values({ ...row, website_id, email_ci: row.email.toLowerCase() })
    .execute()
}

export async function changeInvitation(
  { id: siteId, db }: SiteTx,
  id: Id,
  change: Partial<Pick<InvitationRow, 'token_hash' | 'is_declined' | 'expires_at' | 'invited_by'>>,
): Promise<void> {
  await db
    .updateTable('invitation')
    .set(change)
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

export async function deleteInvitation({ id: siteId, db }: SiteTx, id: Id): Promise<void> {
  await db.deleteFrom('invitation').where('website_id', '=', siteId).where('id', '=', id).execute()
}

/** Takes back what somebody sent who may invite no longer. */
export async function deleteInvitationsBy(
  { id: siteId, db }: SiteTx,
  accountId: string,
): Promise<void> {
  await db
    .deleteFrom('invitation')
    .where('website_id', '=', siteId)
    .where('invited_by', '=', accountId)
    .execute()
}

export function presentInvitation(row: Invitation, now: number): InvitationShape {
  const { id, email, role, inviter, is_declined, created_at, expires_at } = row
  const isExpired = expires_at.getTime() <= now
  return {
    id,
    email,
    role,
    state: is_declined ? 'declined' : isExpired ? 'expired' : 'open',
    invitedBy: inviter,
    createdAt: created_at.getTime(),
    expiresAt: expires_at.getTime(),
  }
}
