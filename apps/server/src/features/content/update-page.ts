import { updatePage as contract } from '@sitewright/api/content/update-page'
import type { SiteOperation } from '@sitewright/core/site/site-operation'
import { ownerCall } from '../../platform/http/route.ts'
import { changeSite } from './change-site.ts'
import { presentPage } from './present-pages.ts'

export const updatePage = ownerCall(
  contract,
  async ({ pageId, title, navigationTitle, urlId, settings, isHome }, { inSite, account }) =>
    inSite(async (site) => {
      const values = {
        ...(title !== undefined && { title }),
        ...(navigationTitle !== undefined && { navigationTitle }),
        ...(urlId !== undefined && { urlId }),
        ...(settings && { settings: given(settings) }),
      }
      const operations: SiteOperation[] = [
        { kind: 'setPage', pageId, values },
        ...(isHome ? [{ kind: 'setHome' as const, pageId }] : []),
      ]
      await changeSite(site, { operations, accountId: account.id })
      return { page: await presentPage(site, pageId) }
    }),
)

type Given<Shape> = { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> }

/** Settings without those that were left out, which stay. */
function given<Shape extends object>(settings: Shape): Given<Shape> {
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  ) as Given<Shape>
}
