import { updateAuthor as contract } from '@sitewright/api/items/update-author'
import { ownerCall } from '../../platform/http/route.ts'
import { findAuthor } from './author-table.ts'
import { fail } from './errors.ts'
import { keepAuthor } from './keep-author.ts'

export const updateAuthor = ownerCall(
  contract,
  async ({ siteId: _, authorId, ...said }, { inSite }) =>
    inSite(async (site) => {
      if (!(await findAuthor(site, authorId))) throw fail('authorGone')
      return keepAuthor(site, { id: authorId, ...said })
    }),
)
