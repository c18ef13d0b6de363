import { getSiteSettings as contract } from '@sitewright/api/sites/get-site-settings'
import { ownerCall } from '../../platform/http/route.ts'
import { currentSettings } from './current-settings.ts'

export const getSiteSettings = ownerCall(contract, async (_input, { inSite }) => ({
  settings: await inSite(currentSettings),
}))
