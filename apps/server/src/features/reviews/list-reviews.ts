import { listReviews as contract } from '@sitewright/api/reviews/list-reviews'
import { can } from '@sitewright/core/roles'
import { ownerCall } from '../../platform/http/route.ts'
import { listedReviews, presentReview, reviewersOf } from './review-table.ts'

export const listReviews = ownerCall(contract, async (_input, { account, role, inSite }) =>
  inSite(async (site) => ({
    reviews: (await listedReviews(site)).map((row) => presentReview(row, account.id)),
    reviewers: can(role, 'content.edit') ? await reviewersOf(site) : [],
  })),
)
