import { MAX_COMMENT } from '@sitewright/core/comments/comment-text'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { filled, id, siteParams } from '../fields.ts'
import { moderatedComment } from './comment-shapes.ts'

export const editComment = defineCall({
  name: 'editComment',
  summary:
    'Edits the words of a comment, which visitors see marked as edited. The words before are kept for moderators.',
  audience: 'owner',
  needs: 'comments.moderate',
  method: 'PUT',
  path: '/s/:siteId/api/comments/:commentId/words',
  params: siteParams.extend({ commentId: id }),
  input: z.object({
    words: filled('Write the comment.').max(MAX_COMMENT, `Use at most ${MAX_COMMENT} characters.`),
    /** The words that were edited; refused with 409 where somebody has changed them meanwhile. */
    before: z.string(),
  }),
  output: z.object({ comment: moderatedComment }),
})
