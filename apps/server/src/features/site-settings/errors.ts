import { problems } from '@sitewright/core/problem'

export const fail = problems({
  pictureMissing: { status: 400, message: 'That picture is no longer there. Choose another.' },
})
