import { collectionKind, type ItemRules } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import type { PageRecord } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../platform/database.ts'
import { draftPage } from '../content/index.ts'
import { fail } from './errors.ts'

export interface ItemCollection {
  readonly page: PageRecord
  readonly rules: ItemRules
}

/** A collection of items of any kind; refused where it is gone or holds none. */
export async function anyCollectionOf(site: SiteTx, collectionId: Id): Promise<ItemCollection> {
  const page = await draftPage(site, collectionId)
  if (!page) throw fail('collectionMissing')
  const rules = collectionKind(page.kind).items
  if (!rules) throw fail('holdsNoItems')
  return { page, rules }
}

/** The collection items are added to by the calls of items; refused where it holds what is sold, too. */
export async function collectionOf(site: SiteTx, collectionId: Id): Promise<ItemCollection> {
  const collection = await anyCollectionOf(site, collectionId)
  if (collection.rules.isSold) throw fail('holdsNoItems')
  return collection
}
