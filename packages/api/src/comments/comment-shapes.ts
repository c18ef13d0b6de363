import { COMMENT_STATES } from '@sitewright/core/comments/comment-states'
import * as z from 'zod'
import { id, time } from '../fields.ts'

/** A comment as moderators see it. */
export const moderatedComment = z.object({
  id,
  state: z.enum(COMMENT_STATES),
  name: z.string(),
  /** Empty for none. */
  email: z.string(),
  words: z.string(),
  /** Words of its writer, where a moderator has edited them since. */
  wordsAsSent: z.string().nullable(),
  sentAt: time,
  isByOwner: z.boolean(),
  /** Whether somebody wrote it in answer to another. */
  isReply: z.boolean(),
  page: z.object({ title: z.string(), url: z.string() }),
  /** Signs that no person wrote it, by name. */
  doubts: z.array(z.string()),
  /** Visitors who reported it since it was last looked at. */
  flagCount: z.number(),
  /** Whether further comments of this person go to spam. */
  isBanned: z.boolean(),
})
export type ModeratedComment = z.output<typeof moderatedComment>

export const commentCounts = z.object({ waiting: z.number(), spam: z.number() })
