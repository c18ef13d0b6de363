/** An owner's rules about comments, and whether something can be commented on. Pure. */

/** `all`: each comment waits for a moderator; `first`: the first of each person does. */
export const HOLD_RULES = ['all', 'first', 'none'] as const
export type HoldRule = (typeof HOLD_RULES)[number]

export interface CommentRules {
  readonly hold: HoldRule
  /** Links beyond this number make a comment wait. */
  readonly maxLinks: number
  /** Days after which an item takes no more comments; 0 for never. */
  readonly closesAfterDays: number
}

export const DEFAULT_COMMENT_RULES: CommentRules = {
  hold: 'first',
  maxLinks: 2,
  closesAfterDays: 0,
}

/** Comment states as templates read them (specification §3 "Post"). */
export const COMMENT_STATE_CODES = { open: 1, closed: 2, off: 3 } as const
export type CommentAccess = keyof typeof COMMENT_STATE_CODES
export const COMMENT_ACCESS = Object.keys(COMMENT_STATE_CODES) as readonly CommentAccess[]

const DAY_MS = 86_400_000

/** When an item that was published at `publishedOn` takes its last comment, in milliseconds; `Infinity` for never. */
export function closingTime(
  { closesAfterDays }: Pick<CommentRules, 'closesAfterDays'>,
  publishedOn: number,
): number {
  return closesAfterDays === 0 ? Infinity : publishedOn + closesAfterDays * DAY_MS
}

/** Access that an owner chose for an item, closed once its time is over. */
export function accessAt(
  rules: Pick<CommentRules, 'closesAfterDays'>,
  item: { readonly access: CommentAccess; readonly publishedOn: number },
  now: number,
): CommentAccess {
  const isOver = now >= closingTime(rules, item.publishedOn)
  return item.access === 'open' && isOver ? 'closed' : item.access
}
