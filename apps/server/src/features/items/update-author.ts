import { updateAuthor as contract } from '@sitewright/api/items/update-author'
import { can } from '@sitewright/core/roles'
import { ownerCall } from '../../platform/http/route.ts'
import { findAuthor, isNamed } from './author-table.ts'
import { fail } from './errors.ts'
import { keepAuthor } from './keep-author.ts'

export const updateAuthor = ownerCall(
  contract,
  async ({ siteId: _, authorId, ...said }, { inSite, role }) =>
    inSite(async (site) => {
      if (!(await findAuthor(site, authorId))) throw fail('authorGone')
      // The change of a name is live at once.
      const mayChange = can(role, 'content.publish') || !(await isNamed(site, authorId))
      if (!mayChange) throw fail('authorShown')
      return keepAuthor(site, { id: authorId, ...said })
    }),
)
