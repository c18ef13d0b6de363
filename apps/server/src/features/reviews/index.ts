/** Reviews: somebody who may publish is asked to look at an item, and publishes it or gives it back. */

import type { Feature } from '../../platform/feature.ts'
import { listReviews } from './list-reviews.ts'
import { migrations } from './migrations.ts'
import { putReview } from './put-review.ts'
import { returnReview } from './return-review.ts'
import { sendReviewMail } from './send-review-mail.ts'

export const reviewsFeature: Feature = {
  name: 'reviews',
  routes: [listReviews, putReview, returnReview],
  jobs: sendReviewMail,
  migrations,
}
