import { getStoreSettings as contract } from '@sitewright/api/commerce/get-store-settings'
import { ownerCall } from '../../../platform/http/route.ts'
import { storeSettings } from './store-settings-table.ts'

export const getStoreSettings = ownerCall(contract, async (_input, { inSite }) => ({
  settings: await inSite(storeSettings),
}))
