import { listPages as contract } from '@sitewright/api/content/list-pages'
import { ownerCall } from '../../platform/http/route.ts'
import { presentNavigations } from './present-pages.ts'

export const listPages = ownerCall(contract, async (_input, { inSite }) =>
  inSite(presentNavigations),
)
