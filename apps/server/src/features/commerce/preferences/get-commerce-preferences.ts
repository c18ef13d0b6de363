import { getCommercePreferences as contract } from '@sitewright/api/commerce/get-commerce-preferences'
import { ownerCall } from '../../../platform/http/route.ts'
import { preferencesIn } from './preference-table.ts'

export const getCommercePreferences = ownerCall(contract, async ({ namespace }, { inSite }) =>
  inSite((site) => preferencesIn(site, namespace)),
)
