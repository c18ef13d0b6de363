import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { draftPage } from '../content/index.ts'
import { fail } from './errors.ts'

/** Refuses where the site has no such page. */
export async function requirePage(site: SiteTx, pageId: Id): Promise<void> {
  if (!(await draftPage(site, pageId))) throw fail('pageMissing')
}
