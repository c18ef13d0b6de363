import type { ComparedChange } from '@sitewright/api/content/comparison'
import { openComparison as contract } from '@sitewright/api/content/open-comparison'
import type { Id } from '@sitewright/core/id'
import type { ItemRecord } from '@sitewright/page/data/item-record'
import type { SiteTx } from '../../../../platform/database.ts'
import { fail } from '../../../../platform/http/problems.ts'
import { type OwnerRequest, ownerCall } from '../../../../platform/http/route.ts'
import {
  type ComparedVersions,
  canvasOf,
  changesToPublish,
  compareBodies,
  hasAddress,
  lookInto,
  type ManifestPage,
  type ReadVersion,
  readVersions,
} from '../../../content/index.ts'
import { findItem } from '../../../items/index.ts'
import { type SectionMark, writeMarks } from './section-marks.ts'

export const openComparison = ownerCall(
  contract,
  async ({ before, after, pageId, itemId }, request) =>
    request.inSite(async (site) => {
      const versions = await readVersions(site, { before, after })
      const changes = changesToPublish(versions.before?.manifest, versions.after.manifest)
      const changed = new Set(changes.map(({ key }) => key))
      const pages = pagesIn(versions)
      const page = pageOf(pages, changed, pageId)
      if (!page) throw fail('notFound')
      const item = await itemOn(site, page, itemId)
      const about = changes.filter(({ key, isSiteWide }) => isSiteWide || key === page.id)
      const found = await lookInto(site, about, versions)
      const shared = found.filter(({ isSiteWide }) => isSiteWide)
      const ofPage = found.find(({ key }) => key === page.id) ?? null
      const change = item ? await changeOfItem(site, item) : ofPage
      return {
        pageId: page.id,
        title: item?.title ?? page.title,
        change,
        shared,
        ...framesOf(request, { versions, page, item, marks: marksIn(change, shared) }),
        pages: pages.map(({ id, title }) => ({ id, title, isChanged: changed.has(id) })),
      }
    }),
)

interface Framed {
  readonly versions: ComparedVersions
  readonly page: ManifestPage
  readonly item: ItemRecord | undefined
  readonly marks: readonly SectionMark[]
}

function framesOf(
  request: OwnerRequest,
  { versions: { before, after }, page, item, marks }: Framed,
): Record<'before' | 'after', { url: string } | null> {
  const { session, app } = request
  // Calls that open a canvas take no keys.
  if (!session) throw new Error('A comparison was asked for without a session')
  const shown = { pageId: page.id, itemId: item?.id }
  const frameOf = (version: ReadVersion | undefined, isMarked: (mark: SectionMark) => boolean) => {
    if (!version?.manifest.pages.some(({ id }) => id === page.id)) return null
    const { canvasUrl } = canvasOf({ ...shown, version: version.id }, { ...request, session })
    return { url: `${canvasUrl}&marks=${writeMarks(marks.filter(isMarked))}` }
  }
  const isSeen = !item || isVisible(item, app.clock.now())
  return {
    before: isSeen ? frameOf(before, ({ kind }) => kind !== 'added') : null,
    after: frameOf(after, ({ kind }) => kind !== 'removed'),
  }
}

async function itemOn(
  site: SiteTx,
  page: ManifestPage,
  itemId: Id | undefined,
): Promise<ItemRecord | undefined> {
  if (itemId === undefined) return undefined
  const item = await findItem(site, itemId)
  if (item?.collectionId !== page.id) throw fail('notFound')
  return item
}

/** Pages with an address, those of the newer version first. */
function pagesIn({ before, after }: ComparedVersions): readonly ManifestPage[] {
  const newer = new Set(after.manifest.pages.map(({ id }) => id))
  const gone = (before?.manifest.pages ?? []).filter(({ id }) => !newer.has(id))
  return [...after.manifest.pages, ...gone].filter(hasAddress)
}

function pageOf(
  pages: readonly ManifestPage[],
  changed: ReadonlySet<string>,
  wanted: Id | undefined,
): ManifestPage | undefined {
  if (wanted !== undefined) return pages.find(({ id }) => id === wanted)
  return pages.find(({ id }) => changed.has(id)) ?? pages.find(({ isHome }) => isHome)
}

/** Whether visitors see the item as it was published. */
function isVisible({ visibleFrom }: ItemRecord, now: number): boolean {
  return visibleFrom !== null && visibleFrom.getTime() <= now
}

/** Differences of an item's body from what is published of it; an item goes live by itself, apart from versions of the site. */
async function changeOfItem(site: SiteTx, item: ItemRecord): Promise<ComparedChange | null> {
  const { id: key, title, documentId, publishedRevision } = item
  if (documentId === null || publishedRevision === null) return null
  const pair = {
    field: null,
    before: { documentId, revision: publishedRevision },
    after: { documentId, revision: publishedRevision },
  }
  const [body] = await compareBodies(site, [pair], { isDraft: true })
  if (!body || body.sections.length === 0) return null
  return {
    ...{ key, title, kind: 'changed', isSiteWide: false, isShown: true, values: [], moreValues: 0 },
    ...{ bodies: [body], isCompared: true },
  }
}

function marksIn(change: ComparedChange | null, shared: readonly ComparedChange[]): SectionMark[] {
  return [...(change ? [change] : []), ...shared]
    .flatMap(({ bodies }) => bodies.flatMap(({ sections }) => sections))
    .map(({ sectionId, kind, place }) => ({ sectionId, kind, place }))
}
