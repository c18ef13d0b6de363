import { restorePublication as contract } from '@sitewright/api/content/restore-publication'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { forgetTrashOf } from '../trash-entries/index.ts'
import { bringBack } from './document-table.ts'
import { lockDrafts, readDraft, replaceDraft } from './draft-table.ts'
import { fail } from './errors.ts'
import { keepAsVersion, keepUnpublished, titlesOf } from './keep-drafts.ts'
import { changesBetween, pagesById, withFieldsOf, withFormerHomes } from './manifest.ts'
import { presentPublication } from './present-publication.ts'
import { type Author, findManifest, liveManifest } from './publication-table.ts'
import { goLive } from './publish.ts'
import { insertSiteChange } from './site-draft-table.ts'
import { words } from './words.ts'

export const restorePublication = ownerCall(contract, async ({ publicationId }, request) =>
  request.inSite(async (site) => {
    const id = await goBack(site, publicationId, request.account)
    await noteActivity(site, { kind: 'publicationRestored', by: request.account.id })
    return { publication: await presentPublication(site, id) }
  }),
)

/**
 * Makes an earlier version live again as a new one. Drafts follow it; where they held anything that was never published, that
 * becomes a version of its own in the history first.
 */
export async function goBack(site: SiteTx, publicationId: Id, author: Author): Promise<Id> {
  await lockDrafts(site)
  const target = await findManifest(site, publicationId)
  if (!target) throw fail('publicationMissing')
  const live = await liveManifest(site)

  await keepUnpublished(site, author, { note: words.keptDrafts, about: target.at })
  await bringBack(site, publicationId)
  await replaceDraft(site, target.manifest)
  await forgetTrashOf(site, 'page', [...pagesById(target.manifest).keys()])
  await insertSiteChange(site, { operations: null, accountId: author.id })
  const restored = withFormerHomes(live?.manifest, await readDraft(site))
  const id = await keepAsVersion(site, restored, {
    note: words.wentBack,
    about: target.at,
    changes: titlesOf(changesBetween(live?.manifest, withFieldsOf(target.manifest, restored))),
    author,
  })
  await goLive(site, id, { before: live?.manifest, after: restored })
  return id
}
