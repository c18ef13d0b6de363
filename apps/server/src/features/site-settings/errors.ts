import { problems } from '@sitewright/core/problem'

export const fail = problems({
  pictureMissing: { status: 400, message: 'That picture is no longer there. Choose another.' },
  freeLabelMissing: {
    status: 400,
    message: 'Enter a free-price label, or let prices of nothing stand as amounts.',
  },
})
