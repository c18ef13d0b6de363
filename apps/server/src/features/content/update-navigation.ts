import { updateNavigation as contract } from '@sitewright/api/content/update-navigation'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { navigationKey } from '@sitewright/core/content/navigations'
import type { Id } from '@sitewright/core/id'
import { ownerCall } from '../../platform/http/route.ts'
import { lockDrafts, readDraft } from './draft-table.ts'
import { fail } from './errors.ts'
import { type NavigationEntry, setNavigation } from './page-table.ts'
import { presentPages } from './present-pages.ts'

export const updateNavigation = ownerCall(contract, async ({ fieldName, navigation }, { inSite }) =>
  inSite(async (site) => {
    await lockDrafts(site)
    const { pages } = await readDraft(site)
    const kinds = new Map(pages.map(({ id, kind }) => [id, collectionKind(kind)]))
    const wanted = entriesOf(navigation.items)
    for (const { pageId, parentId } of wanted) {
      if (!kinds.has(pageId)) throw fail('pageMissing')
      if (parentId === null) continue
      if (!kinds.get(parentId)?.isFolder) throw fail('notAFolder')
      if (kinds.get(pageId)?.isFolder) throw fail('folderInFolder')
    }

    await setNavigation(site, navigationKey(fieldName), wanted)
    return { pages: await presentPages(site) }
  }),
)

interface Item {
  readonly collectionId: Id
}

/** Each page once, where it is named first. */
function entriesOf(
  items: readonly (Item & { readonly items: readonly Item[] })[],
): NavigationEntry[] {
  const entries = items.flatMap(({ collectionId, items: inside }) => [
    { pageId: collectionId, parentId: null },
    ...inside.map((item) => ({ pageId: item.collectionId, parentId: collectionId })),
  ])
  return [...new Map(entries.toReversed().map((entry) => [entry.pageId, entry])).values()].reverse()
}
