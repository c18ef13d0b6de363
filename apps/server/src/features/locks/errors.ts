import { problems } from '@sitewright/core/problem'

export const fail = problems({
  pageMissing: { status: 404, message: 'That page is no longer there.' },
  passwordNeeded: { status: 400, message: 'Choose a password that visitors will be asked for.' },
})
