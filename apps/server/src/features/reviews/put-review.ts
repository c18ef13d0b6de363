import { putReview as contract } from '@sitewright/api/reviews/put-review'
import { isOut } from '@sitewright/core/content/item-status'
import { enqueue } from '../../platform/background/jobs.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { changeStatuses, findWrittenItem, lockItem } from '../items/index.ts'
import { fail } from './errors.ts'
import { lastTold, reviewersOf, saveReview } from './review-table.ts'
import { SEND_ASKED } from './send-review-mail.ts'

/** Milliseconds in which a reviewer who has not answered gets no second mail about the same item: they know. */
const MAIL_PAUSE_MS = 3_600_000

export const putReview = ownerCall(contract, async ({ itemId, reviewerId }, request) =>
  request.inSite(async (site) => {
    await lockItem(site, itemId)
    const item = await findWrittenItem(site, itemId)
    if (!item) throw fail('itemMissing')
    if (isOut(item.status)) throw fail('isOut')
    const reviewers = await reviewersOf(site)
    if (!reviewers.some(({ id }) => id === reviewerId)) throw fail('notReviewer')
    const { account, app } = request
    await changeStatuses(site, [
      {
        ...{ id: itemId, collectionId: item.collectionId, documentId: item.documentId },
        ...{ status: 'needsReview', publishOn: item.publishOn.getTime(), takesBody: false },
      },
    ])
    const askedAt = new Date(app.clock.now())
    const told = await lastTold(site, { itemId, reviewerId })
    const isTold = told !== null && askedAt.getTime() - told.getTime() < MAIL_PAUSE_MS
    const tells = reviewerId !== account.id && !isTold
    const toldAt = tells ? askedAt : told
    await saveReview(site, { itemId, reviewerId, askedBy: account.id, askedAt, toldAt })
    await noteActivity(site, {
      ...{ kind: 'reviewAsked', by: account.id, about: item.title, person: reviewerId },
    })
    if (tells) await enqueue(site, SEND_ASKED, { id: itemId })
    return { ok: true as const }
  }),
)
