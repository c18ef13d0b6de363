/** SQL of preview links. */

import type { PreviewLink } from '@sitewright/api/preview-links/shapes'
import type { Id } from '@sitewright/core/id'
import type { Insertable } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { PreviewLinkTable } from './tables.ts'

type NewPreviewLink = Omit<Insertable<PreviewLinkTable>, 'website_id' | 'last_seen_at'>

/** Links that have not ended, the newest first. */
export async function previewLinks({ id, db }: SiteTx, now: Date): Promise<PreviewLink[]> {
  const rows = await db
    .selectFrom('preview_link')
    .innerJoin('account', 'account.id', 'preview_link.account_id')
    .select([
      'preview_link.id',
      'preview_link.name',
      'account.name as createdBy',
      'preview_link.created_at',
      'expires_at',
      'last_seen_at',
      'shows_locked as showsLocked',
    ])
    .where('website_id', '=', id)
    .where('expires_at', '>', now)
    .orderBy('preview_link.created_at', 'desc')
    .orderBy('preview_link.id', 'desc')
    .execute()
  return rows.map(({ created_at, expires_at, last_seen_at, ...link }) => ({
    ...link,
    createdAt: created_at.getTime(),
    expiresAt: expires_at.getTime(),
    lastSeenAt: last_seen_at?.getTime() ?? null,
  }))
}

export async function insertPreviewLink(
  { id: website_id, db }: SiteTx,
  link: NewPreviewLink,
): Promise<void> {
  await db
    .insertInto('preview_link')
    .values({ website_id, ...link })
    .execute()
}

/** Whether there was one to remove. */
export async function deletePreviewLink({ id, db }: SiteTx, linkId: Id): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('preview_link')
    .where('website_id', '=', id)
    .where('id', '=', linkId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export interface FoundPreviewLink {
  readonly id: Id
  readonly sharedBy: string
  /** Role on the site of the person who made it; null for one who has none any more. */
  readonly role: number | null
  readonly showsLocked: boolean
  readonly expiresAt: Date
  readonly lastSeenAt: Date | null
}

/** The link with this secret that has not ended. */
export function findPreviewLink(
  { id, db }: SiteTx,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<FoundPreviewLink | undefined> {
  return db
    .selectFrom('preview_link')
    .innerJoin('account', 'account.id', 'preview_link.account_id')
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.account_id', '=', 'preview_link.account_id')
        .onRef('membership.website_id', '=', 'preview_link.website_id'),
    )
    .select([
      'preview_link.id',
      'account.name as sharedBy',
      'membership.role',
      'shows_locked as showsLocked',
      'expires_at as expiresAt',
      'last_seen_at as lastSeenAt',
    ])
    .where('preview_link.website_id', '=', id)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function noteSeen({ id, db }: SiteTx, linkId: Id, at: Date): Promise<void> {
  await db
    .updateTable('preview_link')
    .set({ last_seen_at: at })
    .where('website_id', '=', id)
    .where('id', '=', linkId)
    .execute()
}
