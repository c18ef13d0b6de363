import { removeScriptErrors as contract } from '@sitewright/api/script-errors/remove-script-errors'
import { ownerCall } from '../../platform/http/route.ts'

export const removeScriptErrors = ownerCall(contract, async (_input, { inSite }) => {
  await inSite(({ id, db }) => db.deleteFrom('script_error').where('website_id', '=', id).execute())
  return {}
})
