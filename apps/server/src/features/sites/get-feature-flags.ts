import { getFeatureFlags as contract } from '@sitewright/api/sites/get-feature-flags'
import { fail } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { presentFlags } from './present-flags.ts'
import { siteWithId } from './site-table.ts'

export const getFeatureFlags = ownerCall(contract, async (_input, { app, siteId }) => {
  const site = await siteWithId(app.database.global, siteId)
  if (!site) throw fail('notFound')
  return { flags: presentFlags(site.flags) }
})
