/** Differences between two versions beside the bodies of their pages, as values that an owner can read. Pure. */

import { FOOTER_FIELD } from '@sitewright/core/content/block-fields'
import {
  idOfNavigationItem,
  type NavigationItem,
  type Navigations,
} from '@sitewright/core/content/navigation-item'
import { movedIn } from '@sitewright/core/document/compare-documents'
import { type Id, isId } from '@sitewright/core/id'
import { isSameJson, type Json } from '@sitewright/core/json'
import { linkReference } from '@sitewright/core/links/link-address'
import type { Change, SitePart } from './change.ts'
import {
  type DocumentHead,
  type Manifest,
  type ManifestPage,
  navigationsOf,
  pagesById,
  settingsOf,
  styleOf,
} from './manifest.ts'

export interface ValueDifference {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

/** A document that differs, as of each version; undefined for a version that lacks it. */
export interface BodyPair {
  readonly field: string | null
  readonly before: DocumentHead | undefined
  readonly after: DocumentHead | undefined
}

/** Letters of a value that are shown. */
const MOST_LETTERS = 120

/** Values of a change that differ. What is new or gone as a whole has none. */
export function valuesOf(
  change: Change,
  before: Manifest | undefined,
  after: Manifest,
): ValueDifference[] {
  if (!before || change.kind !== 'changed') return []
  return rawValues(change, before, after).map(({ name, ...values }) => ({
    name,
    before: inTitles(values.before, before),
    after: inTitles(values.after, after),
  }))
}

/** A link to a page by the page's title, as its owner knows it. */
function inTitles(value: string | null, manifest: Manifest): string | null {
  const reference = value === null ? undefined : linkReference(value)
  if (reference?.kind !== 'page') return value
  return pagesById(manifest).get(reference.id)?.title ?? value
}

function rawValues({ key }: Change, before: Manifest, after: Manifest): ValueDifference[] {
  const part = PARTS[key as SitePart]
  if (part) return part(before, after)
  const [was, is] = [pagesById(before).get(key), pagesById(after).get(key)]
  return was && is ? pageValues(was, is) : []
}

const PARTS: Readonly<
  Partial<Record<SitePart, (before: Manifest, after: Manifest) => ValueDifference[]>>
> = {
  header: (before, after) => differences({ ...before.header }, { ...after.header }, 'header.'),
  style: (before, after) => {
    const [was, is] = [styleOf(before), styleOf(after)]
    return [
      ...differences({ theme: was.theme }, { theme: is.theme }),
      ...differences({ ...was.tweaks }, { ...is.tweaks }, 'tweaks.'),
      ...(was.css === is.css ? [] : [{ name: 'css', before: null, after: null }]),
    ]
  },
  navigation: navigationValues,
}

const PAGE_VALUES = [
  'title',
  'navigationTitle',
  'urlId',
  'isHome',
] as const satisfies readonly (keyof ManifestPage)[]

function pageValues(was: ManifestPage, is: ManifestPage): ValueDifference[] {
  const pick = (page: ManifestPage) =>
    Object.fromEntries(PAGE_VALUES.map((name) => [name, page[name]]))
  return [
    ...differences(pick(was), pick(is)),
    ...differences({ ...settingsOf(was) }, { ...settingsOf(is) }, 'settings.'),
  ]
}

type Values = Readonly<Record<string, Json | undefined>>

function differences(was: Values, is: Values, prefix = ''): ValueDifference[] {
  return Object.keys({ ...was, ...is })
    .filter((name) => !isSameJson(was[name] ?? '', is[name] ?? ''))
    .map((name) => ({ name: prefix + name, before: shown(was[name]), after: shown(is[name]) }))
}

function shown(value: Json | undefined): string | null {
  const isShown = typeof value === 'object' ? false : !isId(value)
  if (value === undefined || value === '' || !isShown) return null
  const text = String(value)
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
}

interface Entry {
  readonly title: string
  /** Navigation that it is in, and the entry above it. */
  readonly place: string
  readonly target: Json
}

function navigationValues(before: Manifest, after: Manifest): ValueDifference[] {
  const [was, is] = [entriesOf(before), entriesOf(after)]
  const moved = movedIn([...was.keys()], [...is.keys()])
  const ofKind = (name: string, title: string) => ({ name, before: null, after: title })
  const kept = [...is].flatMap(([id, entry]) => {
    const old = was.get(id)
    if (!old) return [ofKind('added', entry.title)]
    const isMoved = old.place !== entry.place || moved.has(id)
    if (isMoved) return [ofKind('moved', entry.title)]
    return isSameJson(old.target, entry.target) ? [] : [ofKind('changed', entry.title)]
  })
  const gone = [...was].flatMap(([id, { title }]) => (is.has(id) ? [] : [ofKind('removed', title)]))
  return [...kept, ...gone]
}

/** Every entry of a version's navigations from top to bottom, by its id. */
function entriesOf(manifest: Manifest): ReadonlyMap<Id, Entry> {
  const pages = pagesById(manifest)
  const below = (items: readonly NavigationItem[], place: string): [Id, Entry][] =>
    items.flatMap((item) => {
      const id = idOfNavigationItem(item)
      const entry = { place, ...aboutOf(item, pages) }
      return [[id, entry] as [Id, Entry], ...below(item.items, `${place} ${id}`)]
    })
  const navigations: Navigations = navigationsOf(manifest)
  return new Map(Object.entries(navigations).flatMap(([key, items]) => below(items, key)))
}

function aboutOf(item: NavigationItem, pages: ReadonlyMap<Id, ManifestPage>): Omit<Entry, 'place'> {
  if ('externalLink' in item) {
    return { title: item.externalLink.title, target: { ...item.externalLink } }
  }
  const id = idOfNavigationItem(item)
  return { title: pages.get(id)?.navigationTitle ?? '', target: id }
}

/** Documents of a change that differ, or are new on a site that is live already. */
export function bodiesIn(
  { key, kind }: Change,
  before: Manifest | undefined,
  after: Manifest,
): BodyPair[] {
  if (!before || kind === 'removed') return []
  const fields = FIELDS_OF[key]?.(before, after)
  if (fields) {
    return fields
      .map((field) => ({ field, before: before.fields[field], after: after.fields[field] }))
      .filter(isOther)
  }
  const pair = {
    field: null,
    before: headOf(pagesById(before).get(key)),
    after: headOf(pagesById(after).get(key)),
  }
  return isOther(pair) ? [pair] : []
}

/** Keys of the fields that a part of the site consists of. */
const FIELDS_OF: Readonly<
  Record<string, (before: Manifest, after: Manifest) => readonly string[]>
> = {
  footer: () => [FOOTER_FIELD],
  fields: (before, after) =>
    Object.keys({ ...before.fields, ...after.fields }).filter((field) => field !== FOOTER_FIELD),
}

function headOf(page: ManifestPage | undefined): DocumentHead | undefined {
  if (!page || page.documentId === null || page.revision === null) return undefined
  return { documentId: page.documentId, revision: page.revision }
}

function isOther({ before, after }: BodyPair): boolean {
  return before?.documentId !== after?.documentId || before?.revision !== after?.revision
}
