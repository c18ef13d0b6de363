import { problems } from '@sitewright/core/problem'

export const fail = problems({
  wordUnknown: { status: 404, message: 'That is no word of this site.' },
  wordInvalid: { status: 400, message: 'These words cannot stand there.' },
})
