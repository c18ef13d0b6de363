import { requestReset as contract } from '@sitewright/api/accounts/request-reset'
import { guestCall } from '../../platform/http/route.ts'
import { countMailTo } from './account-guard.ts'
import { writeAccountMail } from './send-account-mail.ts'

/** Asks for a reset mail without looking for an account: the job that sends the mail does that. */
export const requestReset = guestCall(contract, async ({ email }, { app }) => {
  const linkComesBy = app.config.smtpUrl === undefined ? ('operator' as const) : ('mail' as const)
  await countMailTo(app, email)
  await writeAccountMail(app, { kind: 'reset', recipient: email, data: {} })
  return { linkComesBy }
})
