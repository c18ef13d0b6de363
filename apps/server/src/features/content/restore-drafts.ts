import { restoreDrafts as contract } from '@sitewright/api/content/restore-drafts'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { forgetTrashOf } from '../trash-entries/index.ts'
import { bringBack } from './document-table.ts'
import { lockDrafts, replaceDraft } from './draft-table.ts'
import { fail } from './errors.ts'
import { keepUnpublished } from './keep-drafts.ts'
import { type Manifest, pagesById } from './manifest.ts'
import { type Author, findManifest } from './publication-table.ts'
import { insertSiteChange } from './site-draft-table.ts'
import { words } from './words.ts'

export const restoreDrafts = ownerCall(contract, async ({ publicationId }, { account, inSite }) =>
  inSite(async (site) => {
    await draftsOf(site, publicationId, account)
    await noteActivity(site, { kind: 'draftsRestored', by: account.id })
    return { ok: true as const }
  }),
)

/**
 * Makes the drafts those of a version, under the lock on them. Where they held anything that was never published, that becomes a
 * version of its own in the history first.
 */
export async function draftsOf(
  site: SiteTx,
  publicationId: Id,
  author: Author,
): Promise<{ at: Date; manifest: Manifest }> {
  await lockDrafts(site)
  const target = await findManifest(site, publicationId)
  if (!target) throw fail('publicationMissing')
  await keepUnpublished(site, author, { note: words.keptDrafts, about: target.at })
  await bringBack(site, publicationId)
  await replaceDraft(site, target.manifest)
  await forgetTrashOf(site, 'page', [...pagesById(target.manifest).keys()])
  await insertSiteChange(site, { operations: null, accountId: author.id })
  return target
}
