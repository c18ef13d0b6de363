import { createAuthor as createContract } from '@sitewright/api/items/create-author'
import { listAuthors as listContract } from '@sitewright/api/items/list-authors'
import type { Author } from '@sitewright/api/items/shapes'
import { updateAuthor as updateContract } from '@sitewright/api/items/update-author'
import { newId } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { assetsById } from '../files/index.ts'
import { authorsOf, findAuthor, saveAuthor } from './author-table.ts'
import { fail } from './errors.ts'

export const listAuthors = ownerCall(listContract, async (_input, { inSite }) =>
  inSite(async (site) => ({ authors: await authorsOf(site) })),
)

export const createAuthor = ownerCall(createContract, async ({ siteId: _, ...said }, { inSite }) =>
  inSite((site) => keepAuthor(site, { id: newId(), ...said })),
)

export const updateAuthor = ownerCall(
  updateContract,
  async ({ siteId: _, authorId, ...said }, { inSite }) =>
    inSite(async (site) => {
      if (!(await findAuthor(site, authorId))) throw fail('authorGone')
      return keepAuthor(site, { id: authorId, ...said })
    }),
)

async function keepAuthor(site: SiteTx, author: Author): Promise<{ author: Author }> {
  const { avatarId } = author
  if (avatarId !== null && !(await assetsById(site, [avatarId])).has(avatarId)) {
    throw fail('pictureMissing')
  }
  await saveAuthor(site, author)
  // The name may stand on any page of the site.
  await announceChange(site, [])
  return { author }
}
