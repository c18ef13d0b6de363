/** Search index entries of pages, as they are published. */

import { documentText } from '@sitewright/blocks/document-text'
import { isReadme } from '@sitewright/core/content/special-pages'
import { isFindable } from '@sitewright/core/search/search-types'
import type { Documents, PageRecord } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../platform/database.ts'
import { forgetEntries, indexEntries, type SearchEntry } from '../search-index/index.ts'
import { revisionsOf } from './document-table.ts'
import { contentOf, isSamePage, type Manifest, type ManifestPage, pagesById } from './manifest.ts'
import { liveManifest } from './publication-table.ts'

/** Updates the search index to a version that goes live; `before` is the previous one. */
export async function indexPages(
  site: SiteTx,
  before: Manifest | undefined,
  after: Manifest,
): Promise<void> {
  const [old, kept] = [pagesById(before), pagesById(after)]
  const changed = after.pages.filter((page) => {
    const was = old.get(page.id)
    return !was || !isSamePage(was, page)
  })
  const entries = await entriesOf(site, after, changed)
  const found = new Set(entries.map(({ id }) => id))
  const gone = [...old.keys()].filter((id) => !kept.has(id))
  const lost = changed.flatMap(({ id }) => (found.has(id) ? [] : [id]))
  await forgetEntries(site, 'page', [...gone, ...lost])
  await indexEntries(site, entries)
}

/** Entries of all pages of the live version; none for a site that was never published. */
export async function livePageEntries(site: SiteTx): Promise<SearchEntry[]> {
  const live = await liveManifest(site)
  return live ? entriesOf(site, live.manifest, live.manifest.pages) : []
}

async function entriesOf(
  site: SiteTx,
  manifest: Manifest,
  changed: readonly ManifestPage[],
): Promise<SearchEntry[]> {
  const bodies = await revisionsOf(
    site,
    changed.flatMap(({ documentId, revision }) =>
      documentId === null || revision === null ? [] : [{ documentId, revision }],
    ),
  )
  const { pages } = contentOf(site.id, 'draft', manifest)
  return changed.flatMap(({ id }) => {
    const page = pages.get(id)
    return page && isFindable(page.kind) && !isReadme(page) ? [entryOf(page, bodies)] : []
  })
}

function entryOf(page: PageRecord, bodies: Documents): SearchEntry {
  const { settings, documentId } = page
  const body = documentId === undefined ? undefined : bodies.get(documentId)
  return {
    kind: 'page',
    id: page.id,
    collectionId: page.id,
    type: 'pages',
    visibleFrom: new Date(page.updatedAt),
    title: page.title,
    terms: [page.navigationTitle],
    excerpt: settings.description || settings.seoDescription,
    body: body ? documentText(body) : '',
  }
}
