import { updatePasskey as contract } from '@sitewright/api/accounts/update-passkey'
import { fail } from '../../platform/http/problems.ts'
import { accountCall } from '../../platform/http/route.ts'
import { setPasskeyName } from './passkey-table.ts'

export const updatePasskey = accountCall(
  contract,
  async ({ passkeyId, name }, { app, account }) => {
    const which = { accountId: account.id, passkeyId }
    if (!(await setPasskeyName(app.database.global, which, name))) throw fail('notFound')
    return { ok: true } as const
  },
)
