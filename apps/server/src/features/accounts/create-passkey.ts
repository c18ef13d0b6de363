import { createPasskey as contract } from '@sitewright/api/accounts/create-passkey'
import { browserFamily } from '../../platform/http/browser-family.ts'
import { accountCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { presentPasskey } from './list-passkeys.ts'
import { readNewPasskey } from './passkey.ts'
import { insertPasskey, MOST_PASSKEYS, passkeysOf, takeChallenge } from './passkey-table.ts'
import { writeNotice } from './send-account-mail.ts'
import { holdSession } from './session.ts'

export const createPasskey = accountCall(
  contract,
  async (answer, { app, account, session, raw }) => {
    const now = app.clock.now()
    const question = { token: answer.token, accountId: account.id, now }
    const challenge = await takeChallenge(app.database.global, question)
    if (challenge === undefined) throw fail('passkeyTooOld')
    const credential = await readNewPasskey(app.config, challenge, answer)
    if (!credential) throw fail('passkeyNotMade')
    return app.database.inGlobal(async (db) => {
      // A session that was ended meanwhile, such as by a new password, adds no passkey afterwards.
      if (!(await holdSession(db, session.id))) throw fail('passkeyTooOld')
      if ((await passkeysOf(db, account.id)).length >= MOST_PASSKEYS) throw fail('passkeysFull')
      const passkey = await insertPasskey(db, {
        account_id: account.id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        name: browserFamily(raw.headers['user-agent']) || 'Passkey',
        createdAt: new Date(now),
      })
      if (!passkey) throw fail('passkeyNotMade')
      await writeNotice(db, account, 'passkeyAdded')
      return { passkey: presentPasskey(passkey) }
    })
  },
)
