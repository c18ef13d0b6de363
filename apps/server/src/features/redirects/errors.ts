import { problems } from '@sitewright/core/problem'
import { MAX_REDIRECTS, REDIRECT_WORDS } from '@sitewright/core/site/redirects'

export const fail = problems({
  redirectMissing: { status: 404, message: 'That redirect is no longer there.' },
  badPath: { status: 400, message: REDIRECT_WORDS.path },
  badTarget: { status: 400, message: REDIRECT_WORDS.target },
  pathTaken: { status: 400, message: 'There is already a redirect from this path.' },
  loop: { status: 400, message: 'This would send visitors round in a circle.' },
  badLines: { status: 400, message: 'Nothing was imported. Please correct these lines.' },
  tooMany: {
    status: 400,
    message: `A site holds at most ${MAX_REDIRECTS.toLocaleString('en')} redirects.`,
  },
})
