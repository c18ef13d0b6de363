import { createRecoveryCodes as contract } from '@sitewright/api/accounts/create-recovery-codes'
import { accountCall } from '../../platform/http/route.ts'
import { requireCurrentPassword } from './account-guard.ts'
import { putRecoveryCodes } from './factor-table.ts'
import { newRecoveryCodes, recoveryHash, requireCode } from './second-factor.ts'
import { writeNotice } from './send-account-mail.ts'

export const createRecoveryCodes = accountCall(
  contract,
  async ({ currentPassword, code }, { app, account, cookies, raw }) => {
    await requireCurrentPassword({ app, account, cookies, raw }, currentPassword)
    await requireCode({ app, cookies, raw }, account, code)
    const recoveryCodes = newRecoveryCodes()
    await app.database.inGlobal(async (db) => {
      const hashes = recoveryCodes.map((text) => recoveryHash(app.keys, account.id, text))
      await putRecoveryCodes(db, account.id, hashes)
      await writeNotice(db, account, 'recoveryCodesNew')
    })
    return { recoveryCodes }
  },
)
