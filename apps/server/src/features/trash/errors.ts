import { problems } from '@sitewright/core/problem'

export const fail = problems({
  entryMissing: { status: 404, message: 'That is no longer in the trash.' },
})
