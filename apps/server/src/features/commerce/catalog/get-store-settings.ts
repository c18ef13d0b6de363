import { getStoreSettings as contract } from '@sitewright/api/commerce/get-store-settings'
import { ownerCall } from '../../../platform/http/route.ts'
import { isTest, offeredMethods } from '../payments/payment-method.ts'
import { storeSettings } from './store-settings-table.ts'

export const getStoreSettings = ownerCall(contract, async (_input, { app, inSite }) =>
  inSite(async (site) => {
    const methods = await offeredMethods(app, site)
    const isReal = methods.some((method) => !isTest(method))
    const payment = isReal ? 'real' : methods.length > 0 ? 'practice' : 'none'
    return { settings: await storeSettings(site), payment }
  }),
)
