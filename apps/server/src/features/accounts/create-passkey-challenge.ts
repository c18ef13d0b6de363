import { createPasskeyChallenge as contract } from '@sitewright/api/accounts/create-passkey-challenge'
import { accountCall } from '../../platform/http/route.ts'
import { requireCurrentPassword } from './account-guard.ts'
import { fail } from './errors.ts'
import { askForNewPasskey } from './passkey.ts'
import { insertChallenge, MOST_PASSKEYS, passkeysOf } from './passkey-table.ts'
import { requireCodeIfOn } from './second-factor.ts'

/** Begins a new passkey. It lets in without a code later, so a code is asked for now where one is asked for at signing in. */
export const createPasskeyChallenge = accountCall(
  contract,
  async ({ currentPassword, code }, { app, account, cookies, raw }) => {
    await requireCurrentPassword({ app, account, cookies, raw }, currentPassword)
    await requireCodeIfOn({ app, cookies, raw }, account, code)
    const db = app.database.global
    const passkeys = await passkeysOf(db, account.id)
    if (passkeys.length >= MOST_PASSKEYS) throw fail('passkeysFull')
    const options = await askForNewPasskey(app.config, account, passkeys)
    const { challenge } = options
    const now = app.clock.now()
    return { token: await insertChallenge(db, { challenge, accountId: account.id, now }), options }
  },
)
