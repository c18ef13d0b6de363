import { putReview as contract } from '@sitewright/api/reviews/put-review'
import { isOut } from '@sitewright/core/content/item-status'
import { enqueue } from '../../platform/background/jobs.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { changeStatuses, findWrittenItem, lockItem } from '../items/index.ts'
import { fail } from './errors.ts'
import { reviewersOf, saveReview } from './review-table.ts'
import { SEND_ASKED } from './send-review-mail.ts'

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
    await saveReview(site, { itemId, reviewerId, askedBy: account.id, askedAt })
    await noteActivity(site, {
      ...{ kind: 'reviewAsked', by: account.id, about: item.title, person: reviewerId },
    })
    if (reviewerId !== account.id) await enqueue(site, SEND_ASKED, { id: itemId })
    return { ok: true as const }
  }),
)
