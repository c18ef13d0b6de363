import type { CommentState } from '@sitewright/core/comments/comment-states'

/** States that a moderator can move a comment to, by the state that it is in; the first is offered first. */
export const MOVES = {
  waiting: ['published', 'spam', 'removed'],
  published: ['waiting', 'spam', 'removed'],
  spam: ['published', 'removed'],
  removed: ['published'],
} as const satisfies Readonly<Record<CommentState, readonly CommentState[]>>
