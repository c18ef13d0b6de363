import type { Author } from '@sitewright/api/items/shapes'
import type { SiteTx } from '../../platform/database.ts'
import { announceChange } from '../../platform/events.ts'
import { assetsById } from '../files/index.ts'
import { saveAuthor } from './author-table.ts'
import { fail } from './errors.ts'

/** Adds an author, or replaces their data. */
export async function keepAuthor(site: SiteTx, author: Author): Promise<{ author: Author }> {
  const { avatarId } = author
  if (avatarId !== null && !(await assetsById(site, [avatarId])).has(avatarId)) {
    throw fail('pictureMissing')
  }
  await saveAuthor(site, author)
  // The name may stand on any page of the site.
  await announceChange(site, [])
  return { author }
}
