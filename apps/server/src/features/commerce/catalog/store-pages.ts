/** The pages that products are sold on: content's business, asked through its door. */

import type { Id } from '@sitewright/core/id'
import { type PagePaths, pathsOf } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../../platform/database.ts'
import { loadDraftSite, loadPublishedSite } from '../../content/index.ts'

export type LivePages = ReadonlyMap<
  Id,
  { readonly isEnabled: boolean; readonly parentId: Id | undefined }
>

/** Publications never change, so what was read once stays true. Bounded: one entry a live site. */
const pathsOfPublication = new Map<Id, PagePaths>()
const pagesOfPublication = new Map<Id, LivePages>()
const MOST_PUBLICATIONS = 1000

/** Paths of the published pages by id; one statement once the publication is known. */
export async function livePaths(site: SiteTx): Promise<PagePaths> {
  const row = await site.db
    .selectFrom('site')
    .select('publication_id as publicationId')
    .where('id', '=', site.id)
    .executeTakeFirst()
  const publicationId = row?.publicationId ?? undefined
  if (publicationId === undefined) return new Map()
  const known = pathsOfPublication.get(publicationId)
  if (known) return known
  const paths = pathsOf(await loadPublishedSite(site, publicationId))
  if (pathsOfPublication.size >= MOST_PUBLICATIONS) pathsOfPublication.clear()
  pathsOfPublication.set(publicationId, paths)
  return paths
}

/** The pages of a publication, switched off or not; one statement, none once it is known. */
export async function livePages(site: SiteTx, publicationId: Id): Promise<LivePages> {
  const known = pagesOfPublication.get(publicationId)
  if (known) return known
  const { pages } = await loadPublishedSite(site, publicationId)
  const made: LivePages = new Map(
    [...pages.values()].map(({ id, parentId, settings }) => [
      id,
      { isEnabled: settings.isEnabled, parentId },
    ]),
  )
  if (pagesOfPublication.size >= MOST_PUBLICATIONS) pagesOfPublication.clear()
  pagesOfPublication.set(publicationId, made)
  return made
}

/** For owners: where pages are, or will be once they are published. */
export async function ownerPaths(site: SiteTx): Promise<PagePaths> {
  return new Map([...pathsOf(await loadDraftSite(site)), ...(await livePaths(site))])
}
