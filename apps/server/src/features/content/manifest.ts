/**
 * A manifest is a whole site without the bodies: the draft has one, every publication has one, and comparing two decides what
 * publishing changes. Pure.
 */

import { FOOTER_FIELD, groupFields, namedBy } from '@sitewright/core/content/block-fields'
import { collectionKind, kindOfType } from '@sitewright/core/content/collection-kinds'
import {
  type CollectionSettings,
  DEFAULT_COLLECTION_SETTINGS,
} from '@sitewright/core/content/collection-settings'
import {
  idOfNavigationItem,
  type NavigationItem,
  type Navigations,
  navigationEntries,
  placesInNavigations,
  withoutNavigationItems,
} from '@sitewright/core/content/navigation-item'
import { MAIN_NAVIGATION } from '@sitewright/core/content/navigations'
import { EMPTY_HEADER, type SiteHeader } from '@sitewright/core/content/site-header'
import { isReadme } from '@sitewright/core/content/special-pages'
import type { Id } from '@sitewright/core/id'
import { isSameJson } from '@sitewright/core/json'
import type { Move } from '@sitewright/core/site/redirects'
import { DEFAULT_SITE_STYLE, isSameStyle, type SiteStyle } from '@sitewright/core/site/site-style'
import { type PageRecord, pagePath, type SiteContent } from '@sitewright/page/data/site-content'
import { type Change, isSitePart, SITE_PARTS, type SitePart } from './change.ts'
import { words } from './words.ts'

export interface ManifestPage
  extends Omit<PageRecord, 'documentId' | 'kind' | 'lockedBy' | 'parentId' | 'settings'> {
  /** Absent in versions from before pages knew their kind. */
  readonly kind?: PageRecord['kind']
  /** Folder or index above it. Only versions from before navigations were trees depend on it: in others it follows from the tree. */
  readonly parentId?: Id | null
  /** Differences from the default settings. */
  readonly settings?: Partial<CollectionSettings>
  /** Null for pages whose body is the items they hold. */
  readonly documentId: Id | null
  readonly revision: number | null
}

export interface DocumentHead {
  readonly documentId: Id
  readonly revision: number
}

/** Navigations in versions from before they were trees: ids of pages, which name their folder themselves. */
interface FlatNavigations {
  /** Ids of the pages in the main navigation, in order. */
  readonly navigation?: readonly Id[]
  /** Ids of the pages in the other navigations, by key; absent where there are none. */
  readonly otherNavigations?: Readonly<Record<string, readonly Id[]>>
}

export interface Manifest extends FlatNavigations {
  readonly pages: readonly ManifestPage[]
  /** Items of each navigation, by key; absent in versions from before navigations were trees. */
  readonly navigations?: Navigations
  readonly header: SiteHeader
  /** Documents in block fields of themes, by their keys; the footer is always there. */
  readonly fields: Readonly<Record<string, DocumentHead>>
  /** Absent in versions from before there was a choice. */
  readonly style?: SiteStyle
  /** Former home pages that hold items, latest first; only in published versions. */
  readonly formerHomes?: readonly Id[]
}

/** Equality of each part, as far as visitors can tell. */
const SAME: Readonly<Record<SitePart, (a: Manifest, b: Manifest) => boolean>> = {
  header: (a, b) => {
    const [was, is] = [a, b].map(({ header }) => ({ ...EMPTY_HEADER, ...header }))
    return (Object.keys(EMPTY_HEADER) as (keyof SiteHeader)[]).every((field) =>
      isSameJson(was?.[field], is?.[field]),
    )
  },
  footer: (a, b) => isSameField(a, b, FOOTER_FIELD),
  fields: (a, b) =>
    [...new Set([...otherFields(a), ...otherFields(b)])].every((field) => isSameField(a, b, field)),
  navigation: (a, b) => {
    const [old, kept] = [navigationsOf(a), navigationsOf(b)]
    return Object.keys({ ...old, ...kept }).every((key) =>
      isSameNavigation(old[key] ?? [], kept[key] ?? []),
    )
  },
  style: (a, b) => isSameStyle(styleOf(a), styleOf(b)),
}

function isSameNavigation(a: readonly NavigationItem[], b: readonly NavigationItem[]): boolean {
  return (
    a.length === b.length &&
    a.every((item, index) => {
      const other = b[index]
      return (
        other !== undefined &&
        idOfNavigationItem(item) === idOfNavigationItem(other) &&
        isSameTarget(item, other) &&
        isSameNavigation(item.items, other.items)
      )
    })
  )
}

function isSameTarget(a: NavigationItem, b: NavigationItem): boolean {
  if ('externalLink' in a && 'externalLink' in b) {
    const [link, other] = [a.externalLink, b.externalLink]
    return (
      link.title === other.title && link.url === other.url && link.newWindow === other.newWindow
    )
  }
  if ('memberAreaId' in a && 'memberAreaId' in b) return a.memberAreaId === b.memberAreaId
  return 'collectionId' in a && 'collectionId' in b
}

function isSameField(a: Manifest, b: Manifest, field: string): boolean {
  const [old, kept] = [a.fields[field], b.fields[field]]
  return old?.documentId === kept?.documentId && old?.revision === kept?.revision
}

/** Keys of all fields but the footer. */
function otherFields({ fields }: Manifest): string[] {
  return Object.keys(fields).filter((field) => field !== FOOTER_FIELD)
}

const PAGE_FIELDS = [
  'type',
  'title',
  'navigationTitle',
  'urlId',
  'isHome',
  'documentId',
  'revision',
] as const satisfies readonly (keyof ManifestPage)[]

export function isSamePage(a: ManifestPage, b: ManifestPage): boolean {
  return (
    PAGE_FIELDS.every((field) => a[field] === b[field]) &&
    isSameSettings(settingsOf(a), settingsOf(b))
  )
}

function isSameSettings(a: CollectionSettings, b: CollectionSettings): boolean {
  const fields = Object.keys(DEFAULT_COLLECTION_SETTINGS) as (keyof CollectionSettings)[]
  return fields.every((field) => isSameJson(a[field], b[field]))
}

export function styleOf({ style }: Pick<Manifest, 'style'>): SiteStyle {
  return style ?? DEFAULT_SITE_STYLE
}

/** Every navigation by its key, those of older versions too. */
export function navigationsOf({
  navigations,
  ...older
}: FlatNavigations & Pick<Manifest, 'navigations' | 'pages'>): Navigations {
  return navigations ?? treesOf(older)
}

/** Trees of an older version. A page whose folder is in no navigation stands by itself. */
function treesOf({
  navigation = [],
  otherNavigations = {},
  pages,
}: FlatNavigations & Pick<Manifest, 'pages'>): Navigations {
  const flat = { [MAIN_NAVIGATION]: navigation, ...otherNavigations }
  const linked = Object.values(flat).flat()
  const isLinked = new Set(linked)
  const folders = new Map(
    pages.flatMap(({ id, parentId }) =>
      parentId && isLinked.has(parentId) ? [[id, parentId] as const] : [],
    ),
  )
  const below = new Map<Id, Id[]>()
  for (const id of linked) {
    const folder = folders.get(id)
    if (folder) below.set(folder, [...(below.get(folder) ?? []), id])
  }
  const itemOf = (id: Id): NavigationItem => ({
    collectionId: id,
    items: (below.get(id) ?? []).map(itemOf),
  })
  return Object.fromEntries(
    Object.entries(flat).map(([key, ids]) => [
      key,
      ids.filter((id) => !folders.has(id)).map(itemOf),
    ]),
  )
}

export function settingsOf({ settings }: Pick<ManifestPage, 'settings'>): CollectionSettings {
  return { ...DEFAULT_COLLECTION_SETTINGS, ...settings }
}

/** Differences between two manifests: pages in the order of `after`, then removed pages, then parts. */
export function changesBetween(before: Manifest | undefined, after: Manifest): Change[] {
  const old = pagesById(before)
  const kept = pagesById(after)
  const pages = after.pages.flatMap((page): Change[] => {
    const was = old.get(page.id)
    if (was && isSamePage(was, page)) return []
    return [change(page.id, page.title, was ? 'changed' : 'added')]
  })
  const gone = [...old.values()]
    .filter(({ id }) => !kept.has(id))
    .map(({ id, title }) => change(id, title, 'removed'))
  const parts = SITE_PARTS.filter((part) =>
    before ? !SAME[part](before, after) : part !== 'fields' || otherFields(after).length > 0,
  ).map((part) => change(part, words.parts[part], before ? 'changed' : 'added'))
  return [...pages, ...gone, ...parts]
}

/** Changes that visitors will notice once `next` is published: notes for the site's owners are none. */
export function changesToPublish(live: Manifest | undefined, next: Manifest): Change[] {
  return unpublishedChanges(live && withoutNotes(live), withoutNotes(next))
}

/** Everything that no version has yet. A field that only the live version has went with its owner, so it is no change. */
export function unpublishedChanges(live: Manifest | undefined, next: Manifest): Change[] {
  return changesBetween(live && withFieldsOf(live, next), next)
}

/** A manifest without its notes for the site's owners, in pages, their block fields and navigations. The same one where it has none. */
function withoutNotes(manifest: Manifest): Manifest {
  const notes = idsOf(manifest.pages.filter(isNotes))
  if (notes.size === 0) return manifest
  return {
    ...manifest,
    pages: manifest.pages.filter(({ id }) => !notes.has(id)),
    navigations: withoutPages(navigationsOf(manifest), (id) => notes.has(id)),
    fields: Object.fromEntries(
      Object.entries(manifest.fields).filter(([field]) => !isFieldOn(field, notes)),
    ),
  }
}

function isFieldOn(field: string, pages: ReadonlySet<Id>): boolean {
  return namedBy(field).some((id) => pages.has(id))
}

function isNotes(page: ManifestPage): boolean {
  return isReadme({ ...page, kind: kindOf(page) })
}

/** Navigations without some pages; what stands below one takes its place. */
function withoutPages(navigations: Navigations, isGone: (pageId: Id) => boolean): Navigations {
  return Object.fromEntries(
    Object.entries(navigations).map(([key, items]) => [
      key,
      withoutNavigationItems(items, (item) => 'collectionId' in item && isGone(item.collectionId)),
    ]),
  )
}

/** A manifest without the fields that another manifest lacks. */
export function withFieldsOf(manifest: Manifest, { fields }: Manifest): Manifest {
  const kept = Object.entries(manifest.fields).filter(([field]) => Object.hasOwn(fields, field))
  return { ...manifest, fields: Object.fromEntries(kept) }
}

function change(key: string, title: string, kind: Change['kind']): Change {
  return { key, title, kind, isSiteWide: isSitePart(key) }
}

/** The manifest that would be live if only the drafts named by `keys` were published, and notes for the site's owners with them. */
export function mergeDrafts(live: Manifest, draft: Manifest, keys: ReadonlySet<string>): Manifest {
  const drafted = pagesById(draft)
  const published = pagesById(live)
  const ids = [...new Set([...drafted.keys(), ...published.keys()])]
  const chosen = ids.flatMap((id) => {
    const page = (keys.has(id) ? drafted : published).get(id)
    return page ? [page] : []
  })
  const pages = withNotesOf(draft, chosen)
  const isLive = idsOf(pages)
  const partOf = (part: SitePart) => (keys.has(part) ? draft : live)
  return {
    pages,
    navigations: withoutPages(navigationsOf(partOf('navigation')), (id) => !isLive.has(id)),
    header: partOf('header').header,
    fields: mergeFields(live, draft, { partOf, pages }),
    style: styleOf(partOf('style')),
  }
}

/**
 * Pages of a version with the draft's notes in place of its own, so that going back to the version keeps them. Notes wait while
 * a page that visitors see has their address, or is what they were before.
 */
function withNotesOf(draft: Manifest, pages: readonly ManifestPage[]): ManifestPage[] {
  const seen = pages.filter((page) => !isNotes(page))
  const isFree = ({ id, urlId }: ManifestPage) =>
    seen.every((page) => page.id !== id && page.urlId !== urlId)
  return [...seen, ...draft.pages.filter((page) => isNotes(page) && isFree(page))]
}

/**
 * Fields taken from the manifest that their parts come from, those of notes from the draft like the notes themselves. Fields that
 * the draft lacks went with their owners, and stay only while a page that they name does.
 */
function mergeFields(
  live: Manifest,
  draft: Manifest,
  { partOf, pages }: { partOf(part: SitePart): Manifest; pages: readonly ManifestPage[] },
): Manifest['fields'] {
  const drafted = pagesById(draft)
  const isLive = idsOf(pages)
  const notes = idsOf(pages.filter(isNotes))
  const sourceOf = (field: string) => {
    if (isFieldOn(field, notes)) return draft
    return partOf(field === FOOTER_FIELD ? 'footer' : 'fields')
  }
  const staysLive = (field: string) =>
    namedBy(field).some((id) => isLive.has(id) && !drafted.has(id))
  const fields = new Set([...Object.keys(live.fields), ...Object.keys(draft.fields)])
  const heads = [...fields].flatMap((field) => {
    const isGone = !Object.hasOwn(draft.fields, field)
    if (isGone && !staysLive(field)) return []
    const head = (isGone ? live : sourceOf(field)).fields[field]
    return head ? [[field, head] as const] : []
  })
  return Object.fromEntries(heads)
}

/** Reason why a manifest cannot go live as it is; a whole draft never has one of these. */
export type Clash =
  | { readonly kind: 'home' }
  | { readonly kind: 'address'; readonly titles: readonly string[] }

export function clashIn({ pages }: Manifest): Clash | undefined {
  if (pages.filter(({ isHome }) => isHome).length !== 1) return { kind: 'home' }
  for (const { urlId } of pages) {
    const same = pages.filter((page) => page.urlId === urlId)
    if (same.length > 1) return { kind: 'address', titles: same.map(({ title }) => title) }
  }
  return undefined
}

/** Every document of a manifest with its revision. */
export function documentsOf(manifest: Manifest): DocumentHead[] {
  const bodies = manifest.pages.flatMap(({ documentId, revision }) =>
    documentId === null || revision === null ? [] : [{ documentId, revision }],
  )
  return [...bodies, ...Object.values(manifest.fields)]
}

/** A manifest in the form that rendering reads. Notes for the site's owners are in no publication. */
export function contentOf(
  siteId: Id,
  version: SiteContent['version'],
  manifest: Manifest,
): SiteContent {
  const navigations = navigationsOf(manifest)
  const known = pagesById(manifest)
  const places = placesInNavigations(navigations, (id) => {
    const page = known.get(id)
    return page && kindOf(page)
  })
  const pages = manifest.pages
    .map((page) => recordOf(page, places.get(page.id)?.parentId ?? undefined))
    .filter((page) => version === 'draft' || !isReadme(page))
  return {
    siteId,
    version,
    header: manifest.header,
    pages: new Map(pages.map((page) => [page.id, page])),
    navigations: new Map(navigationEntries(navigations)),
    fields: groupFields(
      Object.entries(manifest.fields).map(([field, { documentId }]) => [field, documentId]),
    ),
    style: styleOf(manifest),
    formerHomes: manifest.formerHomes ?? [],
  }
}

function recordOf(
  { revision: _, documentId, ...page }: ManifestPage,
  parentId: Id | undefined,
): PageRecord {
  return {
    ...page,
    kind: kindOf(page),
    parentId,
    settings: settingsOf(page),
    documentId: documentId ?? undefined,
  }
}

/** Kind of a page; in versions without kinds it follows from the type. */
export function kindOf({ kind, type }: Pick<ManifestPage, 'kind' | 'type'>): PageRecord['kind'] {
  return kind ?? kindOfType(type)
}

/** Former home pages that are remembered; addresses below older ones are forgotten. */
const MOST_FORMER_HOMES = 5

/** The manifest to publish after `before`, with the pages whose items were right below the site's root. */
export function withFormerHomes(before: Manifest | undefined, after: Manifest): Manifest {
  const pages = pagesById(after)
  const home = before?.pages.find(({ isHome }) => isHome)
  const known = new Set([...(home ? [home.id] : []), ...(before?.formerHomes ?? [])])
  const formerHomes = [...known].filter((id) => {
    const page = pages.get(id)
    return page !== undefined && !page.isHome && coversBelow(page)
  })
  return { ...after, formerHomes: formerHomes.slice(0, MOST_FORMER_HOMES) }
}

/** Whether the page's items have pages of their own, at addresses below it. */
function coversBelow(page: ManifestPage): boolean {
  return collectionKind(kindOf(page)).items?.hasPages === true
}

/** Moves of pages that visitors knew by another address; their items move along. */
export function movesBetween(before: Manifest | undefined, after: Manifest): Move[] {
  const old = pagesById(before)
  return after.pages.flatMap((page): Move[] => {
    const was = old.get(page.id)
    if (!was || was.urlId === page.urlId || isNotes(page)) return []
    return [{ from: `/${was.urlId}`, to: pagePath(page), coversBelow: coversBelow(page) }]
  })
}

function idsOf(pages: readonly ManifestPage[]): ReadonlySet<Id> {
  return new Set(pages.map(({ id }) => id))
}

export function pagesById(manifest: Manifest | undefined): Map<Id, ManifestPage> {
  return new Map(manifest?.pages.map((page) => [page.id, page]))
}
