import { listMailingLists as contract } from '@sitewright/api/lists/list-mailing-lists'
import { ownerCall } from '../../platform/http/route.ts'
import { presentLists } from './present-list.ts'

export const listMailingLists = ownerCall(contract, async (_input, { inSite }) =>
  inSite(presentLists),
)
