import { problems } from '@sitewright/core/problem'

export const fail = problems({
  tooManyPreviewLinks: {
    status: 409,
    message: 'A site can have 20 preview links: take one back that nobody needs any more.',
  },
})
