/** Comments of visitors on items and pages, and their moderation. */

import type { Feature } from '../../platform/feature.ts'
import { createCommentReply } from './create-comment-reply.ts'
import { editComment } from './edit-comment.ts'
import { forgetSenders } from './forget-senders.ts'
import { listComments } from './list-comments.ts'
import { migrations } from './migrations.ts'
import { forgetReaders, forgetWishes } from './replies-by-mail/forget-readers.ts'
import { tellOfReplies } from './replies-by-mail/tell-of-replies.ts'
import { tellOfComments } from './tell-moderators.ts'
import { updateComments } from './update-comments.ts'

export { commentTag } from './comment-tag.ts'
export { fail as failComment } from './errors.ts'
export { findSubject, type Subject } from './find-subject.ts'
export { askThreads, findPublished, findThread } from './find-threads.ts'
export type { CommentReader } from './replies-by-mail/reader-table.ts'
export { confirmReplies, leaveReplies, readerOfLink } from './replies-by-mail/readers.ts'
export { REPLY_LINKS } from './replies-by-mail/reply-links.ts'
export { reportComment } from './report-comment.ts'
export { submitComment, type TakenComment } from './submit-comment.ts'

export const commentsFeature: Feature = {
  name: 'comments',
  routes: [createCommentReply, editComment, listComments, updateComments],
  jobs: [tellOfComments, tellOfReplies],
  chores: [forgetSenders, forgetWishes, forgetReaders],
  migrations,
}
