import { getSiteLayout as contract } from '@sitewright/api/content/get-site-layout'
import { navigationEntries } from '@sitewright/core/content/navigation-item'
import { MAIN_NAVIGATION } from '@sitewright/core/content/navigations'
import { ownerCall } from '../../platform/http/route.ts'
import { readDraft } from './draft-table.ts'

/** The name of the main navigation that UpdateNavigation has by default. */
const MAIN_FIELD = 'mainNavigation'

export const getSiteLayout = ownerCall(contract, async (_input, { inSite }) => {
  const { navigations } = await inSite(readDraft)
  const layout = navigationEntries(navigations).map(([key, links]) => ({
    identifier: key === MAIN_NAVIGATION ? MAIN_FIELD : key,
    links,
  }))
  return { layout }
})
