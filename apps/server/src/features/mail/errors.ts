import { problems } from '@sitewright/core/problem'

export const fail = problems({
  messageMissing: { status: 404, message: 'That message does not exist.' },
})
