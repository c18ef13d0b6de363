import { updateComments as contract } from '@sitewright/api/comments/update-comments'
import { ownerCall } from '../../platform/http/route.ts'
import { setBans } from './comment-queue.ts'
import { moveComments } from './comment-table.ts'
import { mailAboutPublished } from './replies-by-mail/tell-of-replies.ts'
import { tellOfPublished } from './tell-of-published.ts'

/** Comments that are gone meanwhile are left out. */
export const updateComments = ownerCall(
  contract,
  async ({ commentIds, state, isBanned }, { app, inSite }) =>
    inSite(async (site) => {
      if (isBanned !== undefined) {
        await setBans(site, commentIds, { isBanned, now: new Date(app.clock.now()) })
      }
      if (state === undefined) return { changed: [] }
      const moved = await moveComments(site, commentIds, state)
      const changed = moved.filter(({ before }) => before !== state)
      await tellOfPublished(
        site,
        changed.filter(({ before }) => [before, state].includes('published')),
      )
      if (state === 'published') {
        await mailAboutPublished(
          app,
          site,
          changed.map(({ id }) => id),
        )
      }
      return { changed: changed.map(({ id, before }) => ({ id, before })) }
    }),
)
