/** Item statuses, and which roles may change one to another (specification §4 "Content status"). */

import { type Capability, can } from '../roles.ts'

export const ITEM_STATUSES = ['draft', 'needsReview', 'scheduled', 'private', 'public'] as const
export type ItemStatus = (typeof ITEM_STATUSES)[number]

/** Labels of the specification; a public item has none. */
export const STATUS_LABELS: Readonly<Record<ItemStatus, string>> = {
  draft: 'Draft',
  needsReview: 'Needs Review',
  scheduled: 'Scheduled',
  private: 'Private',
  public: '',
}

/** The capability that each change of status needs; any other change is refused. */
export const STATUS_TRANSITIONS: Readonly<
  Record<ItemStatus, Readonly<Partial<Record<ItemStatus, Capability>>>>
> = {
  draft: {
    needsReview: 'content.edit',
    scheduled: 'content.publish',
    private: 'content.publish',
    public: 'content.publish',
  },
  needsReview: {
    draft: 'content.edit',
    scheduled: 'content.publish',
    private: 'content.publish',
    public: 'content.publish',
  },
  scheduled: {
    draft: 'content.publish',
    private: 'content.publish',
    public: 'content.publish',
  },
  private: {
    draft: 'content.publish',
    scheduled: 'content.publish',
    public: 'content.publish',
  },
  public: {
    draft: 'content.publish',
    scheduled: 'content.publish',
    private: 'content.publish',
  },
}

/** Whether visitors, or at least members of the site, can see it now or later. */
export function isOut(status: ItemStatus): boolean {
  return status !== 'draft' && status !== 'needsReview'
}

/**
 * The capability that editing needs by status: without the right to publish, nothing live or scheduled can be
 * changed.
 */
const EDITING: Readonly<Record<ItemStatus, Capability>> = {
  draft: 'content.edit',
  needsReview: 'content.edit',
  scheduled: 'content.publish',
  private: 'content.publish',
  public: 'content.publish',
}

/** Whether a role may save an item that is in state `from` as one in state `to`. */
export function canSaveItem(role: number, from: ItemStatus, to: ItemStatus): boolean {
  if (!can(role, EDITING[from])) return false
  if (from === to) return true
  const needed = STATUS_TRANSITIONS[from][to]
  return needed !== undefined && can(role, needed)
}

/** States a role may choose for an item that is in state `from`, that one included. */
export function statusesFor(role: number, from: ItemStatus): ItemStatus[] {
  return ITEM_STATUSES.filter((to) => canSaveItem(role, from, to))
}

/** States a role may choose for a product: any, for whoever may edit products. */
export function productStatusesFor(role: number): ItemStatus[] {
  return can(role, 'products.edit') ? [...ITEM_STATUSES] : []
}

/**
 * The time from which visitors see an item, in milliseconds; null for never. The one rule that lists, addresses,
 * feeds, search and the sitemap rest on.
 */
export function visibleFrom(status: ItemStatus, publishOn: number): number | null {
  return status === 'public' || status === 'scheduled' ? publishOn : null
}

/**
 * The date of an item that is saved without one, in milliseconds: now if it becomes visible at once, else its old
 * date.
 */
export function keptDate(
  { status, publishOn }: { readonly status: ItemStatus; readonly publishOn: Date },
  next: ItemStatus,
  now: number,
): number {
  const date = publishOn.getTime()
  const goesLive = isOut(next) && !isOut(status)
  return goesLive || (next === 'public' && date > now) ? now : date
}

/** The status at a time: a public item with a future date is scheduled; once its date has come, it is public. */
export function statusAt<Status extends ItemStatus>(
  status: Status,
  publishOn: number,
  now: number,
): Status | 'scheduled' | 'public' {
  if (status !== 'public' && status !== 'scheduled') return status
  return publishOn > now ? 'scheduled' : 'public'
}
