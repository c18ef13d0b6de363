import { updateAccount as contract } from '@sitewright/api/accounts/update-account'
import { accountCall } from '../../platform/http/route.ts'
import { setName } from './account-table.ts'

export const updateAccount = accountCall(contract, async ({ name }, { app, account }) => ({
  account: await setName(app.database.global, account.id, name),
}))
