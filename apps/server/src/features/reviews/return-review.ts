import { returnReview as contract } from '@sitewright/api/reviews/return-review'
import { enqueue } from '../../platform/background/jobs.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { changeStatuses, findWrittenItem, lockItem } from '../items/index.ts'
import { fail } from './errors.ts'
import { endReview, findReview } from './review-table.ts'
import { SEND_RETURNED } from './send-review-mail.ts'

export const returnReview = ownerCall(contract, async ({ itemId, note }, request) =>
  request.inSite(async (site) => {
    await lockItem(site, itemId)
    const item = await findWrittenItem(site, itemId)
    if (!item) throw fail('itemMissing')
    const review = await findReview(site, itemId)
    if (!review || review.returnedAt !== null) throw fail('nothingToReturn')
    const { account, app } = request
    await changeStatuses(site, [
      {
        ...{ id: itemId, collectionId: item.collectionId, documentId: item.documentId },
        ...{ status: 'draft', publishOn: item.publishOn.getTime(), takesBody: false },
      },
    ])
    await endReview(site, itemId, { note, by: account.id, at: new Date(app.clock.now()) })
    await noteActivity(site, {
      ...{ kind: 'reviewReturned', by: account.id, about: item.title, person: review.askedBy },
    })
    if (review.askedBy !== account.id) await enqueue(site, SEND_RETURNED, { id: itemId })
    return { ok: true as const }
  }),
)
