import { listScriptErrors as contract } from '@sitewright/api/script-errors/list-script-errors'
import { ownerCall } from '../../platform/http/route.ts'

export const listScriptErrors = ownerCall(contract, async (_input, { inSite }) => {
  const rows = await inSite(({ id, db }) =>
    db
      .selectFrom('script_error')
      .select(['id', 'error', 'path', 'count', 'first_at as firstAt', 'last_at as lastAt'])
      .where('website_id', '=', id)
      .orderBy('last_at', 'desc')
      .orderBy('fingerprint')
      .execute(),
  )
  return {
    errors: rows.map(({ error, firstAt, lastAt, ...row }) => ({
      ...row,
      ...error,
      firstAt: firstAt.getTime(),
      lastAt: lastAt.getTime(),
    })),
  }
})
