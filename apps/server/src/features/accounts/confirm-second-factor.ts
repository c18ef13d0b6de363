import { confirmSecondFactor as contract } from '@sitewright/api/accounts/confirm-second-factor'
import { accountCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { confirmFactor, findFactor, putRecoveryCodes, takeStep } from './factor-table.ts'
import { authenticatorOf, newRecoveryCodes, recoveryHash, stepOf } from './second-factor.ts'
import { writeNotice } from './send-account-mail.ts'
import { closeSessions } from './session.ts'

/** Turns the second factor on. Sessions that were opened without one end, but for this. */
export const confirmSecondFactor = accountCall(
  contract,
  async ({ code }, { app, account, session }) => {
    const now = app.clock.now()
    const recoveryCodes = newRecoveryCodes()
    await app.database.inGlobal(async (db) => {
      const factor = await findFactor(db, account.id)
      const totp = factor && authenticatorOf(app.keys, account, factor.sealed_key)
      const step = totp && stepOf(totp, code, now)
      if (!factor || step === undefined) {
        const { message } = fail.catalogue.wrongCode
        throw fail('wrongCode', { errors: { code: message } })
      }
      const which = { accountId: account.id, sealedKey: factor.sealed_key }
      if (!(await confirmFactor(db, { ...which, at: new Date(now) }))) throw fail('secondFactorOn')
      await takeStep(db, { ...which, step })
      const hashes = recoveryCodes.map((text) => recoveryHash(app.keys, account.id, text))
      await putRecoveryCodes(db, account.id, hashes)
      await closeSessions(db, account.id, { but: session.id })
      await writeNotice(db, account, 'secondFactorOn')
    })
    return { recoveryCodes }
  },
)
