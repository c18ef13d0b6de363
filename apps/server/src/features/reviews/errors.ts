import { problems } from '@sitewright/core/problem'

/** Everything about reviews that can be refused, in the words people read. */
export const fail = problems({
  itemMissing: { status: 404, message: 'That item is no longer there.' },
  notReviewer: {
    status: 400,
    message: 'That person may not publish on this site. Choose somebody else to review it.',
  },
  isOut: { status: 409, message: 'This is published already. There is nothing to review.' },
  nothingToReturn: { status: 409, message: 'This waits for no review any more.' },
})
