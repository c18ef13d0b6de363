import { problems } from '@sitewright/core/problem'

export const fail = problems({
  tooManyEditors: {
    status: 429,
    message:
      'Too many editors of this site are open at once. Editing works, but others are not shown.',
  },
})
