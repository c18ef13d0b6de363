import { can } from '@sitewright/core/roles'
import type { SiteTx } from '../../platform/database.ts'
import { hashToken } from '../../platform/keys.ts'
import { findPreviewLink, noteSeen } from './preview-link-table.ts'

/** Path, on the host of previews, of the page that takes the secret out of the address. */
export const OPEN_PREVIEW_PATH = '/preview/open'

export interface OpenPreview {
  readonly sharedBy: string
  readonly expiresAt: Date
  readonly showsLocked: boolean
}

/** Milliseconds, one minute, in which a look at another page writes nothing down. */
const SEEN_EVERY_MS = 60_000

/**
 * The preview behind a secret; undefined for one that is unknown, taken back or too old, and where whoever made it may not publish
 * any more. Secrets are found by their hash, so that the time of an answer tells nothing about a secret.
 */
export async function openPreview(
  site: SiteTx,
  { token, now }: { token: string; now: Date },
): Promise<OpenPreview | undefined> {
  const link = await findPreviewLink(site, { tokenHash: hashToken(token), now })
  if (!link || !can(link.role ?? undefined, 'content.publish')) return undefined
  const { lastSeenAt } = link
  if (lastSeenAt === null || now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS) {
    await noteSeen(site, link.id, now)
  }
  return link
}
