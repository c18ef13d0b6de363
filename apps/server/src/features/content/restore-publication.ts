import { restorePublication as contract } from '@sitewright/api/content/restore-publication'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { readDraft } from './draft-table.ts'
import { keepAsVersion, titlesOf } from './keep-drafts.ts'
import { changesBetween, withFieldsOf, withFormerHomes } from './manifest.ts'
import { presentPublication } from './present-publication.ts'
import { type Author, liveManifest } from './publication-table.ts'
import { goLive } from './publish.ts'
import { draftsOf } from './restore-drafts.ts'
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
  const target = await draftsOf(site, publicationId, author)
  const live = await liveManifest(site)
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
