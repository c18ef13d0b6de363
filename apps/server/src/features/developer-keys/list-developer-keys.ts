import { listDeveloperKeys as contract } from '@sitewright/api/developer-keys/list-developer-keys'
import { ownerCall } from '../../platform/http/route.ts'
import { developerKeys } from './key-table.ts'

export const listDeveloperKeys = ownerCall(contract, async (_input, { inSite }) => ({
  keys: await inSite(developerKeys),
}))
