import { editComment as contract } from '@sitewright/api/comments/edit-comment'
import { cleanComment } from '@sitewright/core/comments/comment-text'
import { ownerCall } from '../../platform/http/route.ts'
import { findComment, presentComment } from './comment-queue.ts'
import { replaceWords } from './comment-table.ts'
import { fail } from './errors.ts'
import { tellOfPublished } from './tell-of-published.ts'

export const editComment = ownerCall(
  contract,
  async ({ commentId, words, before }, { app, account, inSite, site: { origin } }) =>
    inSite(async (site) => {
      const cleaned = cleanComment(words)
      if (cleaned === '') throw fail('commentInvalid')
      const found = await findComment(site, commentId)
      if (!found) throw fail('commentMissing')
      if (cleaned !== before) {
        const change = { before, words: cleaned, by: account.id, now: app.clock.now() }
        if (!(await replaceWords(site, commentId, change))) throw fail('commentEdited')
        if (found.state === 'published') await tellOfPublished(site, [found])
      }
      const comment = await findComment(site, commentId)
      if (!comment) throw fail('commentMissing')
      return { comment: presentComment(comment, origin) }
    }),
)
