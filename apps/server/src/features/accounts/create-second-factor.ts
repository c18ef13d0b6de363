import { createSecondFactor as contract } from '@sitewright/api/accounts/create-second-factor'
import { renderSVG } from 'uqr'
import { accountCall } from '../../platform/http/route.ts'
import { requireCurrentPassword } from './account-guard.ts'
import { fail } from './errors.ts'
import { insertFactor } from './factor-table.ts'
import { authenticatorOf, newSealedKey } from './second-factor.ts'

/** Makes a key, which replaces one that no code has confirmed. */
export const createSecondFactor = accountCall(
  contract,
  async ({ currentPassword }, { app, account, cookies, raw }) => {
    await requireCurrentPassword({ app, account, cookies, raw }, currentPassword)
    const sealedKey = newSealedKey(app.keys, account.id)
    if (!(await insertFactor(app.database.global, account.id, sealedKey))) {
      throw fail('secondFactorOn')
    }
    const totp = authenticatorOf(app.keys, account, sealedKey)
    if (!totp) throw new Error('A key that was just encrypted cannot be decrypted')
    return { key: totp.secret.base32, qrCode: renderSVG(totp.toString()) }
  },
)
