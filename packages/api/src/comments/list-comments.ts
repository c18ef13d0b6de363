import { COMMENT_STATES } from '@sitewright/core/comments/comment-states'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cursorQuery, pageOf, searched, siteParams } from '../fields.ts'
import { commentCounts, moderatedComment } from './comment-shapes.ts'

export const listComments = defineCall({
  name: 'listComments',
  summary: 'Comments in one state, newest first, and how many wait.',
  audience: 'owner',
  needs: 'comments.write',
  method: 'GET',
  path: '/s/:siteId/api/comments',
  params: siteParams,
  query: cursorQuery.extend({
    /** By default those that wait, or what is published for who may not moderate and sees no other. */
    state: z.enum(COMMENT_STATES).optional(),
    search: searched.optional(),
  }),
  output: pageOf(moderatedComment).extend({ counts: commentCounts }),
})
