import { COMMENT_STATES } from '@sitewright/core/comments/comment-states'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cursorQuery, pageOf, searched, siteParams } from '../fields.ts'
import { commentCounts, moderatedComment } from './comment-shapes.ts'

export const listComments = defineCall({
  name: 'listComments',
  summary: 'Comments in one state, newest first, and how many wait.',
  audience: 'owner',
  needs: 'comments.moderate',
  method: 'GET',
  path: '/s/:siteId/api/comments',
  params: siteParams,
  query: cursorQuery.extend({
    state: z.enum(COMMENT_STATES).default('waiting'),
    search: searched.optional(),
  }),
  output: pageOf(moderatedComment).extend({ counts: commentCounts }),
})
