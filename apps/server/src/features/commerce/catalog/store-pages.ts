/** The pages that products are sold on, read through the feature `content`. */

import { isStore } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import { type PagePaths, type PageRecord, pathsOf } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../../platform/database.ts'
import { draftPage, loadDraftSite, loadPublishedSite } from '../../content/index.ts'
import { fail } from '../errors.ts'

export type LivePages = ReadonlyMap<
  Id,
  {
    readonly isEnabled: boolean
    readonly parentId: Id | undefined
    readonly showsRelatedItems: boolean
  }
>

/** The draft of a store page; refused where there is none. */
export async function storePage(site: SiteTx, collectionId: Id): Promise<PageRecord> {
  const page = await draftPage(site, collectionId)
  if (!page || !isStore(page.kind)) throw fail('storeUnknown')
  return page
}

/** Caches by publication, which never changes. One entry for each live site that is visited. */
const pathsOfPublication = new Map<Id, PagePaths>()
const pagesOfPublication = new Map<Id, LivePages>()
/** Publications in each cache; a full cache is emptied. */
const MOST_PUBLICATIONS = 1000

/** Paths of the published pages by id; one statement where the publication is cached. */
export async function livePaths(site: SiteTx): Promise<PagePaths> {
  const row = await site.db
    .selectFrom('site')
    .select('publication_id as publicationId')
    .where('id', '=', site.id)
    .executeTakeFirst()
  return pathsOfLive(site, row?.publicationId ?? undefined)
}

/** Paths of the pages of a publication that is known: no statement where it is cached, else one. */
export async function pathsOfLive(site: SiteTx, publicationId: Id | undefined): Promise<PagePaths> {
  if (publicationId === undefined) return new Map()
  const known = pathsOfPublication.get(publicationId)
  if (known) return known
  const paths = pathsOf(await loadPublishedSite(site, publicationId))
  if (pathsOfPublication.size >= MOST_PUBLICATIONS) pathsOfPublication.clear()
  pathsOfPublication.set(publicationId, paths)
  return paths
}

/** The pages of a publication, switched off or not; no statement where it is cached, else one. */
export async function livePages(site: SiteTx, publicationId: Id): Promise<LivePages> {
  const known = pagesOfPublication.get(publicationId)
  if (known) return known
  const { pages } = await loadPublishedSite(site, publicationId)
  const made: LivePages = new Map(
    [...pages.values()].map(({ id, parentId, settings }) => [
      id,
      { isEnabled: settings.isEnabled, parentId, showsRelatedItems: settings.showsRelatedItems },
    ]),
  )
  if (pagesOfPublication.size >= MOST_PUBLICATIONS) pagesOfPublication.clear()
  pagesOfPublication.set(publicationId, made)
  return made
}

/** Paths of pages for owners: where they are, or will be once they are published. */
export async function ownerPaths(site: SiteTx): Promise<PagePaths> {
  return new Map([...pathsOf(await loadDraftSite(site)), ...(await livePaths(site))])
}
