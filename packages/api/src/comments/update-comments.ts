import { COMMENT_STATES } from '@sitewright/core/comments/comment-states'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'

export const updateComments = defineCall({
  name: 'updateComments',
  summary: 'Publishes comments, takes them down, or bans who wrote them.',
  audience: 'owner',
  needs: 'comments.moderate',
  method: 'PUT',
  path: '/s/:siteId/api/comments',
  params: siteParams,
  input: z.object({
    commentIds: z.array(id).min(1).max(100, 'Choose at most 100 comments.'),
    state: z.enum(COMMENT_STATES).optional(),
    /** True sends further comments of these people to spam; false lifts that. */
    isBanned: z.boolean().optional(),
  }),
  output: z.object({
    /** The states before, for undoing it. */
    changed: z.array(z.object({ id, before: z.enum(COMMENT_STATES) })),
  }),
})
