import { problems } from '@sitewright/core/problem'

export const fail = problems({
  themeMissing: { status: 400, message: 'That theme is not on this site. Choose another.' },
  badTweaks: { status: 400, message: 'Some choices do not fit the theme.' },
})
