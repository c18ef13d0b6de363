import { removePasskey as contract } from '@sitewright/api/accounts/remove-passkey'
import { fail } from '../../platform/http/problems.ts'
import { accountCall } from '../../platform/http/route.ts'
import { requireCurrentPassword } from './account-guard.ts'
import { deletePasskey } from './passkey-table.ts'
import { writeNotice } from './send-account-mail.ts'
import { closeSessions } from './session.ts'

/** Removes a passkey. Whoever had it may be signed in by it, so every other session ends. */
export const removePasskey = accountCall(
  contract,
  async ({ passkeyId, currentPassword }, { app, account, session, cookies, raw }) => {
    await requireCurrentPassword({ app, account, cookies, raw }, currentPassword)
    await app.database.inGlobal(async (db) => {
      if (!(await deletePasskey(db, { accountId: account.id, passkeyId }))) throw fail('notFound')
      await closeSessions(db, account.id, { but: session.id })
      await writeNotice(db, account, 'passkeyRemoved')
    })
    return { ok: true } as const
  },
)
