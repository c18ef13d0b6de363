/** An item of any kind while it is being edited: what the form holds, and its way from and to the server. Times are on the site's clock. Pure. */

import type { CommentAccess } from '@sitewright/core/comments/comment-rules'
import type { ItemContent, ItemLocation } from '@sitewright/core/content/item-content'
import { type ItemStatus, isOut } from '@sitewright/core/content/item-status'
import { instantOf, localTimeOf } from '@sitewright/core/content/zoned-time'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { NO_SALE, type SaleDraft, saleDraftOf, saleInputOf } from './sale/sale-draft.ts'
import { type ItemToSave, NO_CONTENT, NO_LOCATION, type StoredItem } from './stored-item.ts'

export interface ItemDraft {
  readonly recordType: number
  readonly title: string
  readonly urlId: string
  /** Rich text for lists and feeds; of a product, its description. */
  readonly excerpt: unknown
  readonly imageId: string | null
  readonly tags: readonly string[]
  /** Words; where the collection has a tree of categories, their ids. */
  readonly categories: readonly string[]
  readonly authorId: string | null
  readonly starred: boolean
  readonly sourceUrl: string
  readonly passthrough: boolean
  readonly location: ItemLocation
  readonly commentAccess: CommentAccess
  readonly seoTitle: string
  readonly seoDescription: string
  readonly status: ItemStatus
  /** `2026-03-29T02:30`; empty for the moment it goes live. */
  readonly publishAt: string
  readonly startsAt: string
  readonly endsAt: string
  readonly content: ItemContent
  /** Kept as it is by items that are not sold. */
  readonly sale: SaleDraft
}

/** `customType`: the theme's type for it. */
export function emptyDraft(recordType: number, customType = ''): ItemDraft {
  return {
    recordType,
    title: '',
    urlId: '',
    excerpt: null,
    imageId: null,
    tags: [],
    categories: [],
    authorId: null,
    starred: false,
    sourceUrl: '',
    // A link post is there to lead somewhere.
    passthrough: recordType === RECORD_TYPES.link,
    location: NO_LOCATION,
    commentAccess: 'open',
    seoTitle: '',
    seoDescription: '',
    status: 'draft',
    publishAt: '',
    startsAt: '',
    endsAt: '',
    content: { ...NO_CONTENT, customType },
    sale: NO_SALE,
  }
}

export function draftOf(item: StoredItem, timeZone: string): ItemDraft {
  const local = (time: number | null) => (time === null ? '' : localTimeOf(time, timeZone))
  return {
    recordType: item.recordType,
    title: item.title,
    // One that was only begun is found by its id until it has a title, which makes its address.
    urlId: item.urlId === item.id ? '' : item.urlId,
    excerpt: item.excerpt,
    imageId: item.imageId,
    tags: item.tags,
    categories: item.categories,
    authorId: item.authorId,
    starred: item.starred,
    sourceUrl: item.sourceUrl,
    passthrough: item.passthrough,
    location: item.location ?? NO_LOCATION,
    commentAccess: item.commentAccess,
    seoTitle: item.seoTitle,
    seoDescription: item.seoDescription,
    status: item.status,
    publishAt: isOut(item.status) ? local(item.publishOn) : '',
    startsAt: local(item.startsAt),
    endsAt: local(item.endsAt),
    content: item.content,
    sale: item.sale ? saleDraftOf(item.sale) : NO_SALE,
  }
}

/**
 * The input for the server. A date that the form did not change goes back to the millisecond it came with, since the
 * form knows minutes only, and clocks show some minutes twice.
 */
export function inputOf(
  draft: ItemDraft,
  { timeZone, stored }: { readonly timeZone: string; readonly stored?: StoredItem | undefined },
): ItemToSave {
  const before = stored && draftOf(stored, timeZone)
  const time = (
    field: 'publishAt' | 'startsAt' | 'endsAt',
    known: number | null | undefined,
  ): number | null => {
    const local = draft[field]
    if (local === '') return null
    if (before && before[field] === local && known != null) return known
    return instantOf(local, timeZone) ?? null
  }
  const publishOn = isOut(draft.status) ? time('publishAt', stored?.publishOn) : null
  const { publishAt: _, urlId, location, sale, ...rest } = draft
  return {
    ...rest,
    ...(urlId.trim() !== '' && { urlId: urlId.trim() }),
    tags: [...draft.tags],
    categories: [...draft.categories],
    location: isEmpty(location) ? null : location,
    ...(publishOn !== null && { publishOn }),
    startsAt: time('startsAt', stored?.startsAt),
    endsAt: time('endsAt', stored?.endsAt),
    sale: saleInputOf(sale, draft.title),
  }
}

function isEmpty(location: ItemLocation): boolean {
  return Object.values(location).every((value) => value === '' || value === null)
}

const DAY_START = 'T00:00'
const DAY_END = 'T23:59'

/** An event that lasts from the first minute of a day to the last of one. */
export function isAllDay({ startsAt, endsAt }: Pick<ItemDraft, 'startsAt' | 'endsAt'>): boolean {
  return startsAt.endsWith(DAY_START) && endsAt.endsWith(DAY_END)
}

/** Makes an event all-day on the days it has, or gives it the hour from 9 to 10 again. */
export function withAllDay(draft: ItemDraft, wanted: boolean): ItemDraft {
  const day = draft.startsAt.slice(0, 10)
  const lastDay = draft.endsAt.slice(0, 10) || day
  if (day === '') return draft
  return wanted
    ? { ...draft, startsAt: day + DAY_START, endsAt: lastDay + DAY_END }
    : { ...draft, startsAt: `${day}T09:00`, endsAt: `${lastDay}T10:00` }
}

/** Days of an all-day event; one without an end takes the day it begins on. */
export function withDays(draft: ItemDraft, { first, last }: { first?: string; last?: string }) {
  const start = first ?? draft.startsAt.slice(0, 10)
  const wish = last ?? draft.endsAt.slice(0, 10)
  const end = [start, wish].sort().at(-1) ?? start
  return {
    ...draft,
    startsAt: start && start + DAY_START,
    endsAt: end && end + DAY_END,
  }
}
