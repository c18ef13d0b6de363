import type { PageSummary } from '@sitewright/api/content/shapes'
import { pagePath } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../platform/database.ts'
import { type Draft, readDraft } from './draft-table.ts'
import { isSamePage, type Manifest, pagesById, settingsOf } from './manifest.ts'
import { liveManifest } from './publication-table.ts'

/** Every page of the draft as the studio lists it, compared with the live one. */
export function asPageSummaries(draft: Draft, live: Manifest | undefined): PageSummary[] {
  const published = pagesById(live)
  return draft.pages.map((page) => {
    const livePage = published.get(page.id)
    return {
      id: page.id,
      kind: page.kind,
      type: page.type,
      parentId: page.parentId,
      settings: settingsOf(page),
      title: page.title,
      navigationTitle: page.navigationTitle,
      urlId: page.urlId,
      path: pagePath(page),
      isHome: page.isHome,
      navigation: page.navigation,
      isPublished: livePage !== undefined,
      hasUnpublishedChanges: !livePage || !isSamePage(livePage, page),
      updatedAt: page.updatedAt,
    }
  })
}

export async function presentPages(site: SiteTx): Promise<PageSummary[]> {
  const live = await liveManifest(site)
  return asPageSummaries(await readDraft(site), live?.manifest)
}

export async function presentPage(site: SiteTx, pageId: string): Promise<PageSummary> {
  const page = (await presentPages(site)).find(({ id }) => id === pageId)
  if (!page) throw new Error('A page that was just written is gone')
  return page
}
