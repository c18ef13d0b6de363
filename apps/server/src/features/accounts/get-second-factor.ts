import { getSecondFactor as contract } from '@sitewright/api/accounts/get-second-factor'
import { accountCall } from '../../platform/http/route.ts'
import { countRecoveryCodes, findFactor } from './factor-table.ts'

export const getSecondFactor = accountCall(contract, async (_input, { app, account }) => {
  const db = app.database.global
  const factor = await findFactor(db, account.id)
  return {
    since: factor?.confirmed_at?.getTime() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, account.id),
  }
})
