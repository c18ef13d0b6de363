import { putCommercePreferences as contract } from '@sitewright/api/commerce/put-commerce-preferences'
import { withoutWebsiteId } from '@sitewright/core/commerce/preferences'
import { ownerCall } from '../../../platform/http/route.ts'
import { preferencesIn, savePreferences } from './preference-table.ts'

export const putCommercePreferences = ownerCall(
  contract,
  async ({ siteId: _, namespace, ...sent }, { inSite }) =>
    inSite(async (site) => {
      await savePreferences(site, namespace, withoutWebsiteId(sent))
      return preferencesIn(site, namespace)
    }),
)
