import { problems } from '@sitewright/core/problem'

export const fail = problems({
  tooManyKeys: {
    status: 409,
    message: 'A site can have 20 keys: remove one that nobody uses any more.',
  },
})
