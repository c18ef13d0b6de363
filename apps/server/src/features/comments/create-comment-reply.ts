import { createCommentReply as contract } from '@sitewright/api/comments/create-comment-reply'
import { cleanComment, cleanName } from '@sitewright/core/comments/comment-text'
import { newId } from '@sitewright/core/id'
import { can } from '@sitewright/core/roles'
import { fail as refuse } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { hashToken } from '../../platform/keys.ts'
import { findComment, presentComment } from './comment-queue.ts'
import { insertComment, moveComments } from './comment-table.ts'
import { fail } from './errors.ts'
import { mailAboutPublished } from './replies-by-mail/tell-of-replies.ts'
import { tellOfPublished } from './tell-of-published.ts'

export const createCommentReply = ownerCall(
  contract,
  async ({ commentId, words }, { app, account, inSite, role, site: { origin } }) =>
    inSite(async (site) => {
      const parent = await findComment(site, commentId)
      if (!parent) throw fail('commentMissing')
      // An answer publishes what was waiting.
      if (parent.state !== 'published' && !can(role, 'comments.moderate'))
        throw refuse('notAllowed')
      const now = app.clock.now()
      const id = newId(now)
      const { subjectKind: kind, subjectId, threadId } = parent
      await moveComments(site, [commentId], 'published')
      await insertComment(site, {
        id,
        subject: { kind, id: subjectId, title: parent.pageTitle },
        parent: { id: commentId, threadId },
        name: cleanName(account.name),
        email: '',
        words: cleanComment(words),
        state: 'published',
        doubts: [],
        keyHash: hashToken(id),
        senderHash: null,
        isByOwner: true,
        readerId: null,
        pagePath: parent.pagePath,
        sentAt: new Date(now),
      })
      await tellOfPublished(site, [{ subjectKind: kind, subjectId }])
      await mailAboutPublished(app, site, [commentId, id])
      const comment = await findComment(site, id)
      if (!comment) throw fail('commentMissing')
      return { comment: presentComment(comment, origin) }
    }),
)
