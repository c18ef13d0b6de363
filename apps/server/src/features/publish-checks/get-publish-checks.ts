import { getPublishChecks as contract } from '@sitewright/api/publish-checks/get-publish-checks'
import type { Id } from '@sitewright/core/id'
import {
  type BlockFacts,
  type CheckedSite,
  type PageWarning,
  pageWarnings,
  partWarnings,
} from '@sitewright/core/publishing/page-checks'
import type { SiteTx } from '../../platform/database.ts'
import { askTogether } from '../../platform/db/statement-part.ts'
import { ownerCall } from '../../platform/http/route.ts'
import {
  askDocumentsNaming,
  type Draft,
  liveManifest,
  type Manifest,
  pagesById,
  readDraft,
  settingsOf,
} from '../content/index.ts'
import { askUploadFacts } from '../files/index.ts'
import { askCheckedItems, askItemsAt, askItemsToCheck, linksToItemsOf } from '../items/index.ts'
import { askRedirected } from '../redirects/index.ts'
import { askTrashed } from '../trash-entries/index.ts'
import { documentFacts, knownFacts } from './document-facts.ts'
import {
  MOST_PARTS,
  ownersOfFields,
  type PartToCheck,
  pagesThatGo,
  partsToCheck,
} from './parts-to-check.ts'
import { itemKey, pathTargets, typedPaths } from './typed-paths.ts'

/** Warnings of one part in an answer. */
const MOST_WARNINGS = 20

/** As many statements whatever the site's size. */
export const getPublishChecks = ownerCall(contract, async (_input, { app, inSite }) =>
  inSite(async (site) => {
    const live = await liveManifest(site)
    const draft = await readDraft(site)
    const going = pagesThatGo(live?.manifest, draft)
    const names = namesOf(going, live?.manifest)
    const itemsOf = [...going]
    const { naming, items } = await askTogether(site.db, {
      naming: askDocumentsNaming(site, names, (text) => linksToItemsOf(site, text, itemsOf)),
      items: askItemsToCheck(site, {
        since: live?.at ?? new Date(0),
        names,
        itemsOf,
        ids: ownersOfFields(draft),
        limit: MOST_PARTS,
      }),
    })
    const parts = partsToCheck({
      live: live?.manifest,
      draft,
      naming: new Set(naming),
      items,
    })
    const heads = parts.flatMap(({ document }) => document ?? [])
    const known = await documentFacts(site, knownFacts(app), heads)
    const factsOf = ({ document, links }: PartToCheck) =>
      document ? (known.get(document.documentId) ?? []) : links
    const checked = await askAbout(site, {
      ...{ live: live?.manifest, draft, going, now: new Date(app.clock.now()) },
      facts: parts.flatMap(factsOf),
    })
    return {
      parts: parts.flatMap((part) => told(part, warningsOf(part, factsOf(part), checked, going))),
    }
  }),
)

interface Asked {
  readonly live: Manifest | undefined
  readonly draft: Draft
  readonly going: ReadonlySet<Id>
  readonly facts: readonly BlockFacts[]
  readonly now: Date
}

/** State of everything that the parts show and lead to. */
async function askAbout(
  site: SiteTx,
  { live, draft, going, facts, now }: Asked,
): Promise<CheckedSite> {
  const idsOf = (ids: (one: BlockFacts) => readonly Id[]) => [...new Set(facts.flatMap(ids))]
  const itemIds = idsOf((one) => [...one.itemIds, ...one.productIds])
  const pageIds = idsOf((one) => [...one.pageIds, ...one.listedPageIds])
  const drafted = pagesById(draft)
  // A page that has moved is redirected from where visitors knew it.
  const known = (live?.pages ?? []).filter(({ id }) => going.has(id) || drafted.has(id))
  const typed = typedPaths(
    facts.flatMap(({ paths }) => paths),
    [...draft.pages, ...known],
  )
  const places = typed.flatMap(({ place }) => (place.kind === 'item' ? [place] : []))
  const found = await askTogether(site.db, {
    itemsAt: askItemsAt(site, { places, now }),
    redirected: askRedirected(
      site,
      typed.map(({ path }) => path),
    ),
    items: askCheckedItems(site, { ids: itemIds, now }),
    trashed: askTrashed(site, [...itemIds, ...going, ...pageIds]),
    uploads: askUploadFacts(
      site,
      idsOf(({ pictures, fileIds }) => [...pictures.map(({ id }) => id), ...fileIds]),
    ),
  })
  const published = pagesById(live)
  const pages = draft.pages.map((page) => {
    const { id, title } = page
    const { isEnabled } = settingsOf(page)
    return [id, { title, isLive: published.has(id), isEnabled }] as const
  })
  const { itemsAt, redirected, items, ...rest } = found
  return {
    ...rest,
    pages: new Map(pages),
    items: new Map([...items, ...itemsAt.map((item) => [item.id, item] as const)]),
    paths: pathTargets(typed, {
      items: new Map(itemsAt.map((item) => [itemKey(item), item.id])),
      redirected,
    }),
  }
}

/** Links to pages that are about to go and to what is below them, by reference or as they were typed, and lists of their items, as stored JSON has them. */
function namesOf(going: ReadonlySet<Id>, live: Manifest | undefined): string[] {
  const published = pagesById(live)
  return [...going].flatMap((id) => {
    const urlId = published.get(id)?.urlId
    return [
      `page:${id}`,
      `"${id}"`,
      ...(urlId === undefined ? [] : [`"/${urlId}"`, `"/${urlId}#`, `"/${urlId}?`, `"/${urlId}/`]),
    ]
  })
}

function warningsOf(
  part: PartToCheck,
  facts: readonly BlockFacts[],
  site: CheckedSite,
  going: ReadonlySet<Id>,
): readonly PageWarning[] {
  const found = (part.isWholePage ? pageWarnings : partWarnings)(facts, site)
  if (part.isChanged) return found
  return found.filter(({ targetId }) => targetId !== null && going.has(targetId))
}

function told({ key, screen, id, title }: PartToCheck, found: readonly PageWarning[]) {
  if (found.length === 0) return []
  const warnings = found.slice(0, MOST_WARNINGS)
  return [{ key, screen, id, title, warnings, more: found.length - warnings.length }]
}
