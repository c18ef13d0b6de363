/** Parts of a site that checks before publishing look into, each with the screen on which it is mended. Pure. */

import type { CheckedPart } from '@sitewright/api/publish-checks/get-publish-checks'
import { linkFacts } from '@sitewright/blocks/block-facts'
import { FOOTER_FIELD, isSiteWideField, namedBy } from '@sitewright/core/content/block-fields'
import { allNavigationItems } from '@sitewright/core/content/navigation-item'
import { headerButtons, type SiteHeader } from '@sitewright/core/content/site-header'
import { isReadme } from '@sitewright/core/content/special-pages'
import type { Id } from '@sitewright/core/id'
import type { BlockFacts } from '@sitewright/core/publishing/page-checks'
import {
  changesToPublish,
  type Draft,
  type Manifest,
  pagesById,
  publishingWords,
  settingsOf,
} from '../content/index.ts'
import type { ItemToCheck } from '../items/index.ts'
import type { DocumentToCheck } from './document-facts.ts'

/** Parts of one kind that one answer looks into, in the order of the changes, so that its work is bounded. */
export const MOST_PARTS = 100

export interface PartToCheck extends Pick<CheckedPart, 'key' | 'screen' | 'id' | 'title'> {
  /** Whether it was changed. Of other parts only links to what is about to go are told. */
  readonly isChanged: boolean
  /** Whether its headings are all that a page has. */
  readonly isWholePage: boolean
  readonly document: DocumentToCheck | undefined
  /** Links that stand in no document. */
  readonly links: readonly BlockFacts[]
}

export interface WhatToCheck {
  readonly live: Manifest | undefined
  readonly draft: Draft
  /** Bodies with links to what is about to go. */
  readonly naming: ReadonlySet<Id>
  readonly items: readonly ItemToCheck[]
}

/** Pages that visitors can open now and can no more once the draft is published. */
export function pagesThatGo(live: Manifest | undefined, draft: Draft): ReadonlySet<Id> {
  const drafted = pagesById(draft)
  const isOpen = (page: Parameters<typeof settingsOf>[0] | undefined) =>
    page !== undefined && settingsOf(page).isEnabled
  return new Set(
    (live?.pages ?? [])
      .filter((page) => isOpen(page) && !isOpen(drafted.get(page.id)))
      .map(({ id }) => id),
  )
}

/** Items and products that fields of the theme belong to. */
export function ownersOfFields({ fields, pages }: Draft): Id[] {
  const isPage = new Set(pages.map(({ id }) => id))
  const owners = new Set(Object.keys(fields).flatMap(namedBy))
  return [...owners].filter((id) => !isPage.has(id))
}

export function partsToCheck(what: WhatToCheck): PartToCheck[] {
  const changed = new Set(changesToPublish(what.live, what.draft).map(({ key }) => key))
  return [
    pagesToCheck(what, changed),
    linkPagesToCheck(what, changed),
    fieldsToCheck(what, changed),
    linksAround(what, changed),
    itemsToCheck(what),
  ].flatMap((parts) => parts.slice(0, MOST_PARTS))
}

type Changed = ReadonlySet<string>

const PART = { isWholePage: false, document: undefined, links: [] } as const

function pagesToCheck({ draft, naming }: WhatToCheck, changed: Changed): PartToCheck[] {
  return draft.pages.flatMap((page): PartToCheck[] => {
    const { id, title, documentId, revision } = page
    const isChanged = changed.has(id)
    if (documentId === null || revision === null || isReadme(page)) return []
    if (!isChanged && !naming.has(documentId)) return []
    const document = { documentId, revision }
    const place = { key: keyOf(id, changed), screen: 'page', id, title } as const
    return [{ ...PART, ...place, isChanged, isWholePage: true, document }]
  })
}

function linkPagesToCheck({ draft }: WhatToCheck, changed: Changed): PartToCheck[] {
  return draft.pages
    .filter(({ kind }) => kind === 'link')
    .map((page): PartToCheck => {
      const { id, title } = page
      const place = { key: keyOf(id, changed), screen: 'pageSettings', id, title } as const
      const links = [linkFacts(title, settingsOf(page).linkUrl)]
      return { ...PART, ...place, isChanged: changed.has(id), links }
    })
}

function fieldsToCheck(what: WhatToCheck, changed: Changed): PartToCheck[] {
  const { live, draft, naming } = what
  const ownerOf = ownersByField(what)
  return Object.entries(draft.fields).flatMap(([field, document]): PartToCheck[] => {
    const key = field === FOOTER_FIELD ? 'footer' : 'fields'
    const isChanged = changed.has(key) && !isSameState(live?.fields[field], document)
    if (!isChanged && !naming.has(document.documentId)) return []
    const owner = ownerOf(field)
    if (!owner) return []
    const words = publishingWords.parts[key]
    const title = isSiteWideField(field) ? words : `${owner.title}: ${words}`
    const place = { key: isChanged ? key : null, screen: owner.screen, id: owner.id, title }
    return [{ ...PART, ...place, isChanged, document }]
  })
}

function isSameState(a: DocumentToCheck | undefined, b: DocumentToCheck): boolean {
  return a?.documentId === b.documentId && a.revision === b.revision
}

type Owner = Pick<PartToCheck, 'screen' | 'id' | 'title'>

/** Finds what is edited together with a field: its item, else its page, for those of the whole site the home page. */
function ownersByField({ draft, items }: WhatToCheck): (field: string) => Owner | undefined {
  const pages = draft.pages.map(({ id, title, isHome }) => ({ id, title, isHome }))
  const owners = new Map<Id, Owner>([
    ...pages.map(({ id, title }) => [id, { screen: 'page', id, title }] as const),
    ...items.map((item) => [item.id, { ...item, screen: screenOf(item) }] as const),
  ])
  const home = pages.find(({ isHome }) => isHome)
  return (field) => {
    if (isSiteWideField(field)) return home && owners.get(home.id)
    const found = namedBy(field).flatMap((id) => owners.get(id) ?? [])
    return found.find(({ screen }) => screen !== 'page') ?? found[0]
  }
}

function linksAround({ draft }: WhatToCheck, changed: Changed): PartToCheck[] {
  const home = draft.pages.find(({ isHome }) => isHome)
  const navigation = Object.values(draft.navigations)
    .flatMap(allNavigationItems)
    .flatMap((item) =>
      'externalLink' in item ? [linkFacts(item.externalLink.title, item.externalLink.url)] : [],
    )
  const linksOf = { header: headerLinks(draft.header), navigation }
  return (['header', 'navigation'] as const).map((key) => ({
    ...PART,
    ...{ key: keyOf(key, changed), screen: 'header', id: home?.id ?? null },
    title: publishingWords.parts[key],
    isChanged: changed.has(key),
    links: linksOf[key],
  }))
}

/** Buttons, and the announcement where it leads anywhere. */
function headerLinks(header: SiteHeader): BlockFacts[] {
  const { announcement, announcementUrl = '' } = header
  return [
    ...headerButtons(header).map(({ label, url }) => linkFacts(label, url)),
    ...(announcement !== '' && announcementUrl !== ''
      ? [linkFacts(announcement, announcementUrl)]
      : []),
  ]
}

function itemsToCheck({ naming, items }: WhatToCheck): PartToCheck[] {
  return items.flatMap((item): PartToCheck[] => {
    const { id, title, documentId, revision, isChanged } = item
    if (documentId === null || revision === null) return []
    if (!isChanged && !naming.has(documentId)) return []
    const place = { key: null, screen: screenOf(item), id, title }
    return [{ ...PART, ...place, isChanged, document: { documentId, revision } }]
  })
}

function screenOf({ isProduct }: ItemToCheck): 'item' | 'product' {
  return isProduct ? 'product' : 'item'
}

function keyOf(key: string, changed: Changed): string | null {
  return changed.has(key) ? key : null
}
