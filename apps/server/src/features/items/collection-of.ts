import { type ItemRules, writtenItems } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import type { PageRecord } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../platform/database.ts'
import { draftPage } from '../content/index.ts'
import { fail } from './errors.ts'

export interface ItemCollection {
  readonly page: PageRecord
  readonly rules: ItemRules
}

/** The collection items are added to; refused where it is gone holds none, or holds what is sold. */
export async function collectionOf(site: SiteTx, collectionId: Id): Promise<ItemCollection> {
  const page = await draftPage(site, collectionId)
  if (!page) throw fail('collectionMissing')
  const rules = writtenItems(page.kind)
  if (!rules) throw fail('holdsNoItems')
  return { page, rules }
}
