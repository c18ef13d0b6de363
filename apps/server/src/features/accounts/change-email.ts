import { changeEmail as contract } from '@sitewright/api/accounts/change-email'
import { accountCall } from '../../platform/http/route.ts'
import { countMailTo, requireCurrentPassword } from './account-guard.ts'
import { writeAccountMail } from './send-account-mail.ts'

/** Sends a link to the new address. Only the job that sends it looks whether that address has an account. */
export const changeEmail = accountCall(
  contract,
  async ({ email, currentPassword }, { app, account, cookies, raw }) => {
    await requireCurrentPassword({ app, account, cookies, raw }, currentPassword)
    await countMailTo(app, email)
    const data = { accountId: account.id, from: account.email }
    await writeAccountMail(app, { kind: 'changeEmail', recipient: email, data })
    const linkComesBy = app.config.smtpUrl === undefined ? ('operator' as const) : ('mail' as const)
    return { linkComesBy }
  },
)
