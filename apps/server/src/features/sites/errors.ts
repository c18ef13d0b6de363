import { problems } from '@sitewright/core/problem'

export const fail = problems({
  startingPointMissing: { status: 404, message: 'That starting point does not exist.' },
})
