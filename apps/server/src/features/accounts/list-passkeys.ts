import { listPasskeys as contract } from '@sitewright/api/accounts/list-passkeys'
import type { PasskeyShape } from '@sitewright/api/accounts/passkey-shapes'
import { accountCall } from '../../platform/http/route.ts'
import { type Passkey, passkeysOf } from './passkey-table.ts'

export const listPasskeys = accountCall(contract, async (_input, { app, account }) => ({
  passkeys: (await passkeysOf(app.database.global, account.id)).map(presentPasskey),
}))

export function presentPasskey({ id, name, created_at, last_used_at }: Passkey): PasskeyShape {
  return {
    id,
    name,
    createdAt: created_at.getTime(),
    lastUsedAt: last_used_at?.getTime() ?? null,
  }
}
