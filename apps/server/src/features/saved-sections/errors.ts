import { problems } from '@sitewright/core/problem'

export const fail = problems({
  tooManySaved: {
    status: 409,
    message: 'A site can keep 100 sections: remove one that nobody uses any more.',
  },
  savedTooLarge: {
    status: 413,
    message: 'This section is too large to be kept. Please take something out of it.',
  },
})
