import { MAX_COMMENT } from '@sitewright/core/comments/comment-text'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { filled, id, siteParams } from '../fields.ts'
import { moderatedComment } from './comment-shapes.ts'

export const createCommentReply = defineCall({
  name: 'createCommentReply',
  summary:
    'Answers a comment in the name of the site, and publishes it if it was waiting, which only moderators may.',
  audience: 'owner',
  needs: 'comments.write',
  method: 'POST',
  path: '/s/:siteId/api/comments/:commentId/replies',
  params: siteParams.extend({ commentId: id }),
  input: z.object({
    words: filled('Write your answer.').max(MAX_COMMENT, `Use at most ${MAX_COMMENT} characters.`),
  }),
  output: z.object({ comment: moderatedComment }),
})
