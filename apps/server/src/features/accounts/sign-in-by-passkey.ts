import { signInByPasskey as contract } from '@sitewright/api/accounts/sign-in-by-passkey'
import { rememberClient } from '../../platform/http/guard-password.ts'
import { guestCall } from '../../platform/http/route.ts'
import { accountSubject } from './account-guard.ts'
import { holdAccount } from './account-table.ts'
import { fail } from './errors.ts'
import { readUse } from './passkey.ts'
import { findPasskey, noteUse, takeChallenge } from './passkey-table.ts'
import { openSession } from './session.ts'

/** Signs in by a passkey, which is both factors. Whatever is wrong with an answer, the refusal is one. */
export const signInByPasskey = guestCall(
  contract,
  async ({ rememberMe, ...answer }, { app, cookies, raw }) => {
    const db = app.database.global
    const now = app.clock.now()
    const challenge = await takeChallenge(db, { token: answer.token, now })
    if (challenge === undefined) throw fail('passkeyTooOld')
    const found = await findPasskey(db, answer.credentialId)
    if (!found) throw fail('passkeyUnknown')
    const { passkey, account } = found
    const counter = await readUse(app.config, challenge, { passkey, answer })
    if (counter === undefined) throw fail('passkeyUnknown')
    await app.database.inGlobal(async (tx) => {
      // A request that removes the passkey meanwhile, and then ends all sessions, waits until this one is there.
      await holdAccount(tx, account.id)
      const isTaken = await noteUse(tx, { id: passkey.id, counter, at: new Date(now) })
      if (!isTaken) throw fail('passkeyUnknown')
      await openSession({ app, cookies, raw }, account, rememberMe, tx)
    })
    await rememberClient({ app, cookies, raw }, accountSubject(account.email))
    return { account }
  },
)
