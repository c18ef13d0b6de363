import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { reviewList } from './shapes.ts'

export const listReviews = defineCall({
  name: 'listReviews',
  summary: 'Items that wait for a named reviewer, or came back from one, and who can be asked.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/reviews',
  params: siteParams,
  output: reviewList,
})
