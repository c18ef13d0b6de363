/** SQL of reviews. A review counts as long as its item is in the state that it is about. */

import type { Review, ReviewList } from '@sitewright/api/reviews/shapes'
import type { Id } from '@sitewright/core/id'
import { can } from '@sitewright/core/roles'
import type { SiteTx } from '../../platform/database.ts'

/** Everyone who may publish on the site, by name. */
export async function reviewersOf({ id, db }: SiteTx): Promise<ReviewList['reviewers']> {
  const members = await db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select(['account.id', 'account.name', 'membership.role'])
    .where('membership.website_id', '=', id)
    .orderBy('account.name')
    .orderBy('account.id')
    .execute()
  return members
    .filter(({ role }) => can(role, 'content.publish'))
    .map(({ id: accountId, name }) => ({ id: accountId, name }))
}

function reviews({ id, db }: SiteTx) {
  return db
    .selectFrom('review')
    .innerJoin('item', (join) =>
      join
        .onRef('item.website_id', '=', 'review.website_id')
        .onRef('item.id', '=', 'review.item_id'),
    )
    .leftJoin('membership as reviewing', (join) =>
      join
        .onRef('reviewing.website_id', '=', 'review.website_id')
        .onRef('reviewing.account_id', '=', 'review.reviewer_id'),
    )
    .innerJoin('account as reviewer', 'reviewer.id', 'review.reviewer_id')
    .leftJoin('membership as asking', (join) =>
      join
        .onRef('asking.website_id', '=', 'review.website_id')
        .onRef('asking.account_id', '=', 'review.asked_by'),
    )
    .innerJoin('account as asker', 'asker.id', 'review.asked_by')
    .leftJoin('account as returner', 'returner.id', 'review.returned_by')
    .select([
      'review.item_id as itemId',
      'item.collection_id as collectionId',
      'item.title',
      'item.status',
      'review.reviewer_id as reviewerId',
      'reviewer.name as reviewerName',
      'reviewer.email as reviewerEmail',
      'reviewing.role as reviewerRole',
      'review.asked_by as askedBy',
      'asker.name as askerName',
      'asker.email as askerEmail',
      'asking.role as askerRole',
      'review.asked_at as askedAt',
      'review.note',
      'review.returned_at as returnedAt',
      'returner.name as returnerName',
    ])
    .where('review.website_id', '=', id)
    .where('item.is_removed', '=', false)
    .where(({ or, and, eb }) =>
      or([
        and([eb('item.status', '=', 'needsReview'), eb('review.returned_at', 'is', null)]),
        and([eb('item.status', '=', 'draft'), eb('review.returned_at', 'is not', null)]),
      ]),
    )
}

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviews>['execute']>>[number]

/** Reviews that are open or came back, the oldest request first. One statement. */
export async function listedReviews(site: SiteTx): Promise<ReviewRow[]> {
  return reviews(site).orderBy('review.asked_at').orderBy('review.item_id').execute()
}

export async function findReview(site: SiteTx, itemId: Id): Promise<ReviewRow | undefined> {
  return reviews(site).where('review.item_id', '=', itemId).executeTakeFirst()
}

/** Whether the reviewer may still publish on the site. */
export function mayReview({ reviewerRole }: ReviewRow): boolean {
  return reviewerRole !== null && can(reviewerRole, 'content.publish')
}

export function presentReview(row: ReviewRow, accountId: Id): Review {
  const isOpen = row.returnedAt === null
  return {
    itemId: row.itemId,
    collectionId: row.collectionId,
    title: row.title,
    reviewer: mayReview(row) ? { id: row.reviewerId, name: row.reviewerName } : null,
    askedBy: row.askerRole === null ? null : { id: row.askedBy, name: row.askerName },
    askedAt: row.askedAt.getTime(),
    returned: row.returnedAt && {
      ...{ note: row.note, at: row.returnedAt.getTime(), by: row.returnerName },
    },
    isForYou: isOpen && row.reviewerId === accountId && mayReview(row),
    isYours: row.askedBy === accountId,
  }
}

export interface NewReview {
  readonly itemId: Id
  readonly reviewerId: Id
  readonly askedBy: Id
  readonly askedAt: Date
  /** When the reviewer was last sent a mail about it. */
  readonly toldAt: Date | null
}

/** When a reviewer was last sent a mail about an item that they have not answered since; null where they were not. */
export async function lastTold(
  { id, db }: SiteTx,
  { itemId, reviewerId }: Pick<NewReview, 'itemId' | 'reviewerId'>,
): Promise<Date | null> {
  const row = await db
    .selectFrom('review')
    .select('told_at as toldAt')
    .where('website_id', '=', id)
    .where('item_id', '=', itemId)
    .where('reviewer_id', '=', reviewerId)
    .where('returned_at', 'is', null)
    .executeTakeFirst()
  return row?.toldAt ?? null
}

export async function saveReview(
  { id, db }: SiteTx,
  { itemId, reviewerId, askedBy, askedAt, toldAt }: NewReview,
): Promise<void> {
  const values = {
    ...{ reviewer_id: reviewerId, asked_by: askedBy, asked_at: askedAt, told_at: toldAt },
    ...{ note: '', returned_by: null, returned_at: null },
  }
  await db
    .insertInto('review')
    .values({ website_id: id, item_id: itemId, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'item_id']).doUpdateSet(values))
    .execute()
}

export async function endReview(
  { id, db }: SiteTx,
  itemId: Id,
  returned: { readonly note: string; readonly by: Id; readonly at: Date },
): Promise<void> {
  const values = { note: returned.note, returned_by: returned.by, returned_at: returned.at }
  await db
    .updateTable('review')
    .set(values)
    .where('website_id', '=', id)
    .where('item_id', '=', itemId)
    .execute()
}
