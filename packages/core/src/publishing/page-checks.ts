/** Checks of a page before it is published: what its owner may want to mend. None of them holds anything up. Pure. */

import type { Id } from '../id.ts'

/**
 * Contents of one block, of the background of a section or of a link outside of both, as far as checks look at them; blocks in the
 * order in which visitors read them.
 */
export interface BlockFacts {
  /** Null for what is in no section, such as a link of the navigation. */
  readonly sectionId: Id | null
  /** Null for the background of the section. */
  readonly blockId: Id | null
  /** Kind of the block, such as “Picture”, or the words of the link. */
  readonly label: string
  readonly isEmpty: boolean
  /** Words of links that lead nowhere. */
  readonly linksWithoutAddress: readonly string[]
  /** Pages, items and files of the site that it links to. */
  readonly pageIds: readonly Id[]
  readonly itemIds: readonly Id[]
  readonly fileIds: readonly Id[]
  /** Pages whose items it lists, and products that it shows. */
  readonly listedPageIds: readonly Id[]
  readonly productIds: readonly Id[]
  /** Addresses of the site that were typed, such as `/about`. */
  readonly paths: readonly string[]
  readonly pictures: readonly { readonly id: Id; readonly isDescribed: boolean }[]
  readonly headings: readonly { readonly level: number; readonly text: string }[]
}

export interface UploadFacts {
  readonly filename: string
  readonly isDescribed: boolean
  /** Bytes that a visitor gets of it. */
  readonly bytes: number
}

export interface CheckedPage {
  readonly title: string
  /** Whether a published version has it. */
  readonly isLive: boolean
  /** Whether visitors can open it once it is published. */
  readonly isEnabled: boolean
}

export interface CheckedItem {
  readonly title: string
  /** Page that holds it. */
  readonly collectionId: Id
  /** Whether visitors see it as far as it goes by itself. */
  readonly isVisible: boolean
}

/** The thing that an address of the site leads to; `elsewhere` for what the platform or a redirect answers. */
export type PathTarget =
  | { readonly kind: 'page' | 'item'; readonly id: Id }
  | { readonly kind: 'elsewhere' }

export interface CheckedSite {
  /** Pages as they are about to be, by id. */
  readonly pages: ReadonlyMap<Id, CheckedPage>
  readonly items: ReadonlyMap<Id, CheckedItem>
  /** Titles of pages and items that wait in the trash, by id. */
  readonly trashed: ReadonlyMap<Id, string>
  readonly uploads: ReadonlyMap<Id, UploadFacts>
  /** Targets of typed addresses, without those where the site has nothing. */
  readonly paths: ReadonlyMap<string, PathTarget>
}

export const PAGE_WARNINGS = [
  'emptyBlock',
  'linkWithoutAddress',
  'linkToGone',
  'linkToNothing',
  'linkToTrash',
  'linkToHidden',
  'linkToWaiting',
  'linkToDraft',
  'linkToGoneFile',
  'showsTrash',
  'pictureWithoutDescription',
  'headingSkips',
  'noHeading',
  'heavyPicture',
  'heavyPage',
] as const
export type PageWarningKind = (typeof PAGE_WARNINGS)[number]

export interface PageWarning {
  readonly kind: PageWarningKind
  /** Place of it; null where it is about the page as a whole. */
  readonly sectionId: Id | null
  readonly blockId: Id | null
  /** Words that name it: the kind of a block, a link, a heading, a file or a page; empty for the whole page. */
  readonly about: string
  /** Bytes, where it is about weight; otherwise 0. */
  readonly bytes: number
  /** Page that a link leads to or a block lists, or that holds the item; null for others, and where it is gone for good. */
  readonly targetId: Id | null
}

/**
 * Whether a warning holds while the changes in `left` are not published: a page that goes live along with a link to it is no dead
 * end, and neither is one that stays.
 */
export function isToldWithout(
  { kind, targetId }: Pick<PageWarning, 'kind' | 'targetId'>,
  left: ReadonlySet<string>,
): boolean {
  const isLeft = targetId !== null && left.has(targetId)
  return kind === 'linkToDraft' ? isLeft : !isLeft
}

const MB = 1_000_000
/** Bytes of one picture, and of all pictures of a page, above which its owner is told: a phone on the move waits seconds for them. */
export const HEAVY_PICTURE = MB
export const HEAVY_PAGE = 2 * MB

/** Pixels across that a page asks for on an ordinary screen; smaller versions of wider pictures are sent. */
const SENT_WIDTH = 1500

/** Bytes that visitors get of an upload: pictures are made smaller for them, moving ones and drawings are sent as they are. */
export function sentBytes(upload: {
  readonly bytes: number
  readonly width: number | null
  readonly isScaled: boolean
}): number {
  const { bytes, width, isScaled } = upload
  if (!isScaled || width === null || width <= SENT_WIDTH) return bytes
  return Math.round(bytes * (SENT_WIDTH / width) ** 2)
}

const NOWHERE = { sectionId: null, blockId: null, about: '', bytes: 0, targetId: null } as const

/** Warnings of a part that stands on every page, below whose headings its own come, such as the footer. */
export function partWarnings(blocks: readonly BlockFacts[], site: CheckedSite): PageWarning[] {
  return [...blocks.flatMap((block) => blockWarnings(block, site)), ...weightWarnings(blocks, site)]
}

export function pageWarnings(blocks: readonly BlockFacts[], site: CheckedSite): PageWarning[] {
  return [
    ...blocks.flatMap((block) => blockWarnings(block, site)),
    ...headingWarnings(blocks),
    ...weightWarnings(blocks, site),
  ]
}

function blockWarnings(block: BlockFacts, site: CheckedSite): PageWarning[] {
  const { uploads } = site
  const here = { ...NOWHERE, sectionId: block.sectionId, blockId: block.blockId }
  if (block.isEmpty) return [{ ...here, kind: 'emptyBlock', about: block.label }]
  const links = [
    ...block.pageIds.flatMap((id) => linkToPage(id, site) ?? []),
    ...block.itemIds.flatMap((id) => linkToItem(id, site) ?? []),
    ...block.paths.flatMap((path) => linkToPath(path, site) ?? []),
  ].map((found): PageWarning => ({ ...here, about: block.label, ...found }))
  const shown = [
    ...block.listedPageIds.flatMap((id) => linkToPage(id, site) ?? []),
    ...block.productIds.flatMap((id) => shownProduct(id, site) ?? []),
  ].flatMap(({ kind, ...found }): PageWarning[] =>
    kind === 'linkToTrash' ? [{ ...here, about: block.label, ...found, kind: 'showsTrash' }] : [],
  )
  const pictures = block.pictures.flatMap(({ id, isDescribed }): PageWarning[] => {
    const upload = uploads.get(id)
    if (!upload || isDescribed || upload.isDescribed) return []
    return [{ ...here, kind: 'pictureWithoutDescription', about: upload.filename }]
  })
  return [
    ...block.linksWithoutAddress.map(
      (about): PageWarning => ({ ...here, kind: 'linkWithoutAddress', about }),
    ),
    ...links,
    ...shown,
    ...block.fileIds
      .filter((id) => !uploads.has(id))
      .map((): PageWarning => ({ ...here, kind: 'linkToGoneFile', about: block.label })),
    ...pictures,
  ]
}

type BrokenLink = Pick<PageWarning, 'kind'> & Partial<Pick<PageWarning, 'about' | 'targetId'>>

function linkToPage(targetId: Id, { pages, trashed }: CheckedSite): BrokenLink | undefined {
  const page = pages.get(targetId)
  const removed = trashed.get(targetId)
  if (!page) {
    if (removed === undefined) return { kind: 'linkToGone' }
    return { kind: 'linkToTrash', about: removed, targetId }
  }
  if (!page.isEnabled) {
    // One that was never published stays away whatever is published.
    return { kind: 'linkToHidden', about: page.title, targetId: page.isLive ? targetId : null }
  }
  return page.isLive ? undefined : { kind: 'linkToDraft', about: page.title, targetId }
}

function linkToItem(id: Id, site: CheckedSite): BrokenLink | undefined {
  const item = site.items.get(id)
  const removed = site.trashed.get(id)
  if (!item) {
    if (removed === undefined) return { kind: 'linkToGone' }
    return { kind: 'linkToTrash', about: removed }
  }
  if (!item.isVisible) return { kind: 'linkToWaiting', about: item.title }
  const found = linkToPage(item.collectionId, site)
  return found && { ...found, about: item.title }
}

/** A product that is shown sells nothing while it, or its store, is in the trash. */
function shownProduct(id: Id, site: CheckedSite): BrokenLink | undefined {
  const item = site.items.get(id)
  return item ? linkToPage(item.collectionId, site) : linkToItem(id, site)
}

function linkToPath(path: string, site: CheckedSite): BrokenLink | undefined {
  const target = site.paths.get(path)
  switch (target?.kind) {
    case 'page':
      return linkToPage(target.id, site)
    case 'item':
      return linkToItem(target.id, site)
    case 'elsewhere':
      return undefined
    default:
      return { kind: 'linkToNothing', about: path }
  }
}

function headingWarnings(blocks: readonly BlockFacts[]): PageWarning[] {
  const headings = blocks.flatMap(({ sectionId, blockId, headings: own }) =>
    own.map((heading) => ({ ...heading, sectionId, blockId })),
  )
  if (headings.length === 0) {
    return blocks.some(({ blockId, isEmpty }) => blockId !== null && !isEmpty)
      ? [{ ...NOWHERE, kind: 'noHeading' }]
      : []
  }
  return headings.flatMap(({ level, text, ...place }, index): PageWarning[] => {
    const before = headings[index - 1]
    if (!before || level <= before.level + 1) return []
    return [{ ...NOWHERE, ...place, kind: 'headingSkips', about: text }]
  })
}

function weightWarnings(blocks: readonly BlockFacts[], { uploads }: CheckedSite): PageWarning[] {
  const places = new Map(
    blocks
      .flatMap(({ sectionId, blockId, pictures }) =>
        pictures.map(({ id }) => [id, { sectionId, blockId }] as const),
      )
      .reverse(),
  )
  const shown = [...places].flatMap(([id, place]) => {
    const upload = uploads.get(id)
    return upload ? [{ ...upload, ...place }] : []
  })
  const heavy = shown
    .filter(({ bytes }) => bytes > HEAVY_PICTURE)
    .map(({ filename: about, bytes, sectionId, blockId }): PageWarning => {
      return { ...NOWHERE, kind: 'heavyPicture', sectionId, blockId, about, bytes }
    })
  const bytes = shown.reduce((sum, upload) => sum + upload.bytes, 0)
  return bytes > HEAVY_PAGE ? [...heavy, { ...NOWHERE, kind: 'heavyPage', bytes }] : heavy
}
