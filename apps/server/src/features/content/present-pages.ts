import type { PageSummary } from '@sitewright/api/content/shapes'
import type { Navigations } from '@sitewright/core/content/navigation-item'
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

/** Pages as the studio lists them, with the navigations of the draft. */
export async function presentNavigations(
  site: SiteTx,
): Promise<{ pages: PageSummary[]; navigations: Navigations }> {
  const live = await liveManifest(site)
  const draft = await readDraft(site)
  return { pages: asPageSummaries(draft, live?.manifest), navigations: draft.navigations }
}

export async function presentPage(site: SiteTx, pageId: string): Promise<PageSummary> {
  const page = (await presentNavigations(site)).pages.find(({ id }) => id === pageId)
  if (!page) throw new Error('A page that was just written is gone')
  return page
}
