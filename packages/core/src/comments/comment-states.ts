/** Moderation states of comments: which there are, and the first that a new one gets. Pure. */

import { type Doubt, isDoubtful } from '../forms/doubts.ts'
import type { CommentRules } from './comment-rules.ts'

/** Only what is published is seen by visitors; nothing is ever deleted by a rule. */
export const COMMENT_STATES = ['waiting', 'published', 'spam', 'removed'] as const
export type CommentState = (typeof COMMENT_STATES)[number]

export interface NewComment {
  readonly rules: Pick<CommentRules, 'hold' | 'maxLinks'>
  readonly doubts: readonly Doubt[]
  readonly linkCount: number
  /** Whether an earlier comment of this person was published by the owner or by the rules. */
  readonly isKnown: boolean
  readonly isBanned: boolean
}

export function firstState({
  rules,
  doubts,
  linkCount,
  isKnown,
  isBanned,
}: NewComment): CommentState {
  if (isBanned || doubts.includes('honeypot')) return 'spam'
  const isHeld =
    rules.hold === 'all' ||
    (rules.hold === 'first' && !isKnown) ||
    linkCount > rules.maxLinks ||
    isDoubtful(doubts)
  return isHeld ? 'waiting' : 'published'
}
