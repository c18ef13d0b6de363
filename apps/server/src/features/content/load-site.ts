/** Reading a site for rendering: a fixed number of statements, however many pages it has. */

import type { Id } from '@sitewright/core/id'
import type { Documents, PageRecord, SiteContent } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../platform/database.ts'
import { type DocumentRevision, documentsWith } from './document-table.ts'
import { readDraft } from './draft-table.ts'
import { contentOf, kindOf, pagesById } from './manifest.ts'
import { findManifest, findSharedManifest, liveManifest } from './publication-table.ts'

/** The site as of that publication; the caller takes the id from the site's own record. */
export async function loadPublishedSite(site: SiteTx, publicationId: Id): Promise<SiteContent> {
  const found = await findManifest(site, publicationId)
  if (!found) throw new Error(`There is no publication ${publicationId} on site ${site.id}`)
  return contentOf(site.id, publicationId, found.manifest)
}

/** The site as of that publication, with the bodies that all of its pages show, such as the footer. One statement. */
export async function loadPublishedWithShared(
  site: SiteTx,
  publicationId: Id,
): Promise<{ content: SiteContent; bodies: Documents }> {
  const found = await findSharedManifest(site, publicationId)
  if (!found) throw new Error(`There is no publication ${publicationId} on site ${site.id}`)
  const { manifest, bodies } = found
  return { content: contentOf(site.id, publicationId, manifest), bodies }
}

/** The site as of a publication, or its drafts; undefined where there is no such publication any more. */
export async function loadVersion(
  site: SiteTx,
  version: 'draft' | Id,
): Promise<SiteContent | undefined> {
  if (version === 'draft') return loadDraftSite(site)
  const found = await findManifest(site, version)
  return found && contentOf(site.id, version, found.manifest)
}

/** Address of a page as visitors find it; undefined while it is not published. */
export async function livePage(
  site: SiteTx,
  pageId: Id,
): Promise<Pick<PageRecord, 'isHome' | 'kind' | 'urlId'> | undefined> {
  const live = await liveManifest(site)
  const page = live && pagesById(live.manifest).get(pageId)
  return page && { ...page, kind: kindOf(page) }
}

/** The drafts of a site, for editors only: never answer a visitor with it. */
export async function loadDraftSite(site: SiteTx): Promise<SiteContent> {
  return contentOf(site.id, 'draft', await readDraft(site))
}

/**
 * Bodies of the version that `content` is, and of `revisions` beside them; missing ones are left out. One statement.
 */
export async function loadDocuments(
  site: SiteTx,
  { version }: Pick<SiteContent, 'version'>,
  documentIds: readonly Id[],
  revisions: readonly DocumentRevision[] = [],
): Promise<Documents> {
  return documentsWith(site, { version, documentIds }, revisions)
}
