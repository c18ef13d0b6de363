import { problems } from '@sitewright/core/problem'

export const fail = problems({
  themeSwitched: {
    status: 409,
    message: 'Someone else has chosen another theme since you opened this.',
  },
})
