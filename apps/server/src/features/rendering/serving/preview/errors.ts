import { problems } from '@sitewright/core/problem'

export const fail = problems({
  previewSendsNothing: { status: 403, message: 'This is a preview, so nothing was sent.' },
})
