import {
  updateNavigation as contract,
  type NavigationItemInput,
} from '@sitewright/api/content/update-navigation'
import {
  idOfNavigationItem,
  type NavigationItem,
  type NavigationTarget,
} from '@sitewright/core/content/navigation-item'
import { navigationKey } from '@sitewright/core/content/navigations'
import { type Id, newId } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { changeSite } from './change-site.ts'
import { draftStyle } from './draft-table.ts'
import { fail } from './errors.ts'
import { presentNavigations } from './present-pages.ts'

export const updateNavigation = ownerCall(contract, async (input, { inSite, account }) =>
  inSite(async (site) => {
    const { fieldName, templateId, navigation } = input
    if (templateId !== undefined) await checkTheme(site, templateId)
    const navigations = { [navigationKey(fieldName)]: namedOnce(navigation.items) }
    await changeSite(site, {
      operations: [{ kind: 'setNavigations', navigations }],
      accountId: account.id,
    })
    return presentNavigations(site)
  }),
)

/** Refuses a navigation of another theme than the draft's: navigations are named by the theme that declares them. */
async function checkTheme(site: SiteTx, templateId: string): Promise<void> {
  const { theme } = await draftStyle(site)
  if (templateId === theme) return
  const { message } = fail.catalogue.templateMissing
  throw fail('templateMissing', { errors: { templateId: message } })
}

type TargetInput = NavigationItemInput | NavigationItemInput['items'][number]

/** Items of the navigation; one that is named twice counts once, in its first place. */
function namedOnce(items: readonly NavigationItemInput[]): NavigationItem[] {
  const seen = new Set<Id>()
  const ifNew = (input: TargetInput): NavigationTarget[] => {
    const target = targetOf(input)
    const id = idOfNavigationItem(target)
    if (seen.has(id)) return []
    seen.add(id)
    return [target]
  }
  return items.flatMap((item) =>
    ifNew(item).map((target) => ({
      ...target,
      items: item.items.flatMap(ifNew).map((below) => ({ ...below, items: [] })),
    })),
  )
}

function targetOf(input: TargetInput): NavigationTarget {
  if ('collectionId' in input) return { collectionId: input.collectionId }
  const id = input.id ?? newId()
  return 'externalLink' in input
    ? { id, externalLink: input.externalLink }
    : { id, memberAreaId: input.memberAreaId }
}
