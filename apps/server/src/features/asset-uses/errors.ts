import { problems } from '@sitewright/core/problem'

export const fail = problems({
  assetShown: {
    status: 403,
    message: 'This is shown on the site. Someone who may publish has to change it.',
  },
})
