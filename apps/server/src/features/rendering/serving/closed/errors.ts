import { problems } from '@sitewright/core/problem'

export const fail = problems({
  locked: { status: 401, message: 'This is protected by a password.' },
  suspended: { status: 503, message: 'This site is not available. Please come back later.' },
  takenDown: { status: 410, message: 'This site is not available.' },
  maintenance: { status: 503, message: 'This site is in maintenance. Please come back later.' },
})
