import {
  listLinkTargets as contract,
  type LinkTarget,
} from '@sitewright/api/link-targets/list-link-targets'
import { type LinkReference, linkReference } from '@sitewright/core/links/link-address'
import { can } from '@sitewright/core/roles'
import { askTogether } from '../../platform/db/statement-part.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { askLinkablePages, askLinkableSections } from '../content/index.ts'
import { askLinkableFiles } from '../files/index.ts'
import { askLinkableItems } from '../items/index.ts'

/** The most targets of each kind: without words those that are likely, so that the list shows what there is. */
const MOST = {
  asked: { pages: 8, sections: 6, items: 8, files: 5 },
  unasked: { pages: 8, sections: 12, items: 5, files: 2 },
} as const

/** The most named sections of a site that are found. */
const MOST_SECTIONS = 1_000

/** One statement, however large the site. Files are only told to people who may see them. */
export const listLinkTargets = ownerCall(
  contract,
  async ({ search, references, sections }, { app, inSite, role }) =>
    inSite(async (site) => {
      const known = references.flatMap((href) => linkReference(href) ?? [])
      const idsOf = (kind: LinkReference['kind']) =>
        known.filter((one) => one.kind === kind).map(({ id }) => id)
      const most = search === '' ? MOST.unasked : MOST.asked
      const now = new Date(app.clock.now())
      const named = known.flatMap(({ id, fragment }) => (fragment === '' ? [] : [id]))
      const found = await askTogether(site.db, {
        pages: askLinkablePages(site, { search, ids: idsOf('page'), limit: most.pages }),
        ...(sections !== 'none' && {
          sections: askLinkableSections(site, {
            search,
            ids: named,
            isAll: sections === 'all',
            limit: sections === 'all' ? MOST_SECTIONS : most.sections,
          }),
        }),
        items: askLinkableItems(site, { search, ids: idsOf('item'), limit: most.items, now }),
        ...(can(role, 'files.view') && {
          files: askLinkableFiles(site, { search, ids: idsOf('asset'), limit: most.files }),
        }),
      })
      return { targets: presentTargets(found) }
    }),
)

type Asked<Ask extends (...given: never[]) => { read(value: unknown): unknown }> = ReturnType<
  ReturnType<Ask>['read']
>

interface Found {
  readonly pages: Asked<typeof askLinkablePages>
  readonly sections?: Asked<typeof askLinkableSections>
  readonly items: Asked<typeof askLinkableItems>
  readonly files?: Asked<typeof askLinkableFiles>
}

function presentTargets({ pages, sections = [], items, files = [] }: Found): LinkTarget[] {
  return [
    ...pages.map(({ id, title, path, isEnabled }) => ({
      href: `page:${id}`,
      kind: 'page' as const,
      title,
      path,
      isShown: isEnabled,
    })),
    ...sections.map(({ id, title, path, isEnabled, anchor }) => ({
      href: `page:${id}#${anchor}`,
      kind: 'section' as const,
      title: `${title} › ${anchor}`,
      path: `${path}#${anchor}`,
      isShown: isEnabled,
    })),
    ...items.map(({ id, title, path, isProduct, isVisible }) => ({
      href: `item:${id}`,
      kind: isProduct ? ('product' as const) : ('item' as const),
      title,
      path,
      isShown: isVisible,
    })),
    ...files.map(({ id, filename, path }) => ({
      href: `asset:${id}`,
      kind: 'file' as const,
      title: filename,
      path,
      isShown: true,
    })),
  ]
}
