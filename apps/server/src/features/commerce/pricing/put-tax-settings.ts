import { putTaxSettings as contract } from '@sitewright/api/commerce/put-tax-settings'
import { ownerCall } from '../../../platform/http/route.ts'
import { saveTaxSettings } from './ask-zones.ts'

export const putTaxSettings = ownerCall(
  contract,
  async ({ siteId: _, ...settings }, { inSite }) => {
    await inSite((site) => saveTaxSettings(site, settings))
    return settings
  },
)
