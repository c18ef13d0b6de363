import { updateNavigation as contract } from '@sitewright/api/content/update-navigation'
import type { NavigationItem } from '@sitewright/core/content/navigation-item'
import { navigationKey } from '@sitewright/core/content/navigations'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { changeSite } from './change-site.ts'
import { draftStyle } from './draft-table.ts'
import { fail } from './errors.ts'
import { presentPages } from './present-pages.ts'

export const updateNavigation = ownerCall(contract, async (input, { inSite, account }) =>
  inSite(async (site) => {
    const { fieldName, templateId, navigation } = input
    if (templateId !== undefined) await checkTheme(site, templateId)
    const navigations = { [navigationKey(fieldName)]: namedOnce(navigation.items) }
    await changeSite(site, {
      operations: [{ kind: 'setNavigations', navigations }],
      accountId: account.id,
    })
    return { pages: await presentPages(site) }
  }),
)

/** Refuses a navigation of another theme than the draft's: navigations are named by the theme that declares them. */
async function checkTheme(site: SiteTx, templateId: string): Promise<void> {
  const { theme } = await draftStyle(site)
  if (templateId === theme) return
  const { message } = fail.catalogue.templateMissing
  throw fail('templateMissing', { errors: { templateId: message } })
}

interface Item {
  readonly collectionId: Id
}

/** Items of the navigation; a page that is named twice counts once, in its first place. */
function namedOnce(
  items: readonly (Item & { readonly items: readonly Item[] })[],
): NavigationItem[] {
  const seen = new Set<Id>()
  const isNew = ({ collectionId }: Item) => !seen.has(collectionId) && seen.add(collectionId)
  return items.flatMap((item) => {
    if (!isNew(item)) return []
    const inside = item.items.filter(isNew)
    return [
      {
        collectionId: item.collectionId,
        items: inside.map(({ collectionId }) => ({ collectionId, items: [] })),
      },
    ]
  })
}
