import { listComments as contract } from '@sitewright/api/comments/list-comments'
import { isId } from '@sitewright/core/id'
import { can } from '@sitewright/core/roles'
import { fail as refuse } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { countQueue, findComments, presentComment, withoutPrivateParts } from './comment-queue.ts'

/** Page size: comments in one response. */
const PAGE = 50

export const listComments = ownerCall(
  contract,
  async ({ cursor, search = '', state: wanted }, { inSite, role, site: { origin } }) => {
    const moderates = can(role, 'comments.moderate')
    const state = wanted ?? (moderates ? 'waiting' : 'published')
    if (!moderates && state !== 'published') throw refuse('notAllowed')
    const present: typeof presentComment = (row, at) =>
      moderates ? presentComment(row, at) : withoutPrivateParts(presentComment(row, at))
    return inSite(async (site) => {
      const counts = moderates ? await countQueue(site) : { waiting: 0, spam: 0 }
      const before = isId(cursor) ? cursor : undefined
      const found = await findComments(site, {
        ...{ state, search, before, limit: PAGE + 1 },
        searchesAddresses: moderates,
      })
      const page = found.slice(0, PAGE)
      return {
        counts,
        items: page.map((row) => present(row, origin)),
        nextCursor: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      }
    })
  },
)
