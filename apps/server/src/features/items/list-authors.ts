import { listAuthors as contract } from '@sitewright/api/items/list-authors'
import { ownerCall } from '../../platform/http/route.ts'
import { authorsOf } from './author-table.ts'

export const listAuthors = ownerCall(contract, async (_input, { inSite }) =>
  inSite(async (site) => ({ authors: await authorsOf(site) })),
)
