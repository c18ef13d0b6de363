import { updateNavigation as contract } from '@sitewright/api/content/update-navigation'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { navigationKey } from '@sitewright/core/content/navigations'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { type DraftPage, draftStyle, lockDrafts, readDraft } from './draft-table.ts'
import { fail } from './errors.ts'
import { type NavigationEntry, setNavigation } from './page-table.ts'
import { presentPages } from './present-pages.ts'

export const updateNavigation = ownerCall(contract, async (input, { inSite }) =>
  inSite(async (site) => {
    const { fieldName, templateId, navigation } = input
    await lockDrafts(site)
    const { pages } = await readDraft(site)
    if (templateId !== undefined) await checkTheme(site, templateId)
    const wanted = entriesOf(navigation.items)
    checkPlaces(wanted, pages)
    await setNavigation(site, navigationKey(fieldName), wanted)
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

function checkPlaces(wanted: readonly NavigationEntry[], pages: readonly DraftPage[]): void {
  const kinds = new Map(pages.map(({ id, kind }) => [id, collectionKind(kind)]))
  for (const { pageId, parentId } of wanted) {
    if (!kinds.has(pageId)) throw fail('pageMissing')
    if (parentId === null) continue
    if (!kinds.get(parentId)?.isFolder) throw fail('notAFolder')
    if (kinds.get(pageId)?.isFolder) throw fail('folderInFolder')
  }
}

interface Item {
  readonly collectionId: Id
}

/** Entries of the navigation; a page that is named twice counts once, in its first place. */
function entriesOf(
  items: readonly (Item & { readonly items: readonly Item[] })[],
): NavigationEntry[] {
  const entries = items.flatMap(({ collectionId, items: inside }) => [
    { pageId: collectionId, parentId: null },
    ...inside.map((item) => ({ pageId: item.collectionId, parentId: collectionId })),
  ])
  return [...new Map(entries.toReversed().map((entry) => [entry.pageId, entry])).values()].reverse()
}
