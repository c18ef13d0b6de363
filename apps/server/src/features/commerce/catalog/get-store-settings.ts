import { getStoreSettings as contract } from '@sitewright/api/commerce/get-store-settings'
import { ownerCall } from '../../../platform/http/route.ts'
import { offeredProviders } from '../payments/providers.ts'
import { storeSettings } from './store-settings-table.ts'

export const getStoreSettings = ownerCall(contract, async (_input, { app, inSite }) =>
  inSite(async (site) => {
    const providers = await offeredProviders(app, site)
    const isReal = providers.some(({ isPractice }) => !isPractice)
    const payment = isReal ? 'real' : providers.length > 0 ? 'practice' : 'none'
    return { settings: await storeSettings(site), payment }
  }),
)
