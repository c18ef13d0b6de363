import { listComments as contract } from '@sitewright/api/comments/list-comments'
import { isId } from '@sitewright/core/id'
import { ownerCall } from '../../platform/http/route.ts'
import { countQueue, findComments, presentComment } from './comment-queue.ts'

/** Page size: comments in one response. */
const PAGE = 50

export const listComments = ownerCall(
  contract,
  async ({ cursor, search = '', state }, { inSite, site: { origin } }) =>
    inSite(async (site) => {
      const counts = await countQueue(site)
      const before = isId(cursor) ? cursor : undefined
      const found = await findComments(site, { state, search, before, limit: PAGE + 1 })
      const page = found.slice(0, PAGE)
      return {
        counts,
        items: page.map((row) => presentComment(row, origin)),
        nextCursor: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      }
    }),
)
