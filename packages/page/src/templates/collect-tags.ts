/**
 * Collects what the platform tags of a page's templates ask for, before rendering, which does no
 * I/O. Attributes with template code are evaluated with the data known at that point.
 */

import { FOOTER_FIELD } from '@sitewright/core/content/block-fields'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import type { JsonObject } from '@sitewright/core/json'
import { type FoundTag, platformTagsIn, render, type Template } from '@sitewright/template'
import { partialsBelow, type Theme } from '@sitewright/theme/for-pages'
import type { PageRecord } from '../data/site-content.ts'
import { layoutTemplate, mainTemplate } from './choose-template.ts'

/** Limits of `<squarespace:query>`, a public contract: the most queries on one page, and the most items of each. */
export const MAX_QUERIES = 8
export const MAX_QUERY_LIMIT = 100
export const MAX_QUERY_SKIP = 10
const DEFAULT_QUERY_LIMIT = 20
/** The most items of `<squarespace:related>`, and its default. */
const MAX_RELATED = 20
const DEFAULT_RELATED = 4

/** The normalized attributes of a `<squarespace:query>`. */
export interface TagQuery {
  /** Address of the collection without a leading slash. */
  readonly collection: string
  readonly limit: number
  readonly skip: number
  /** Items in any of these match; empty for all. */
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly isFeatured: boolean
}

export interface CollectedTags {
  /** Queries without duplicates, at most eight. */
  readonly queries: readonly TagQuery[]
  /** Addresses of collections whose categories are listed. */
  readonly categoriesOf: readonly string[]
  /** The largest number of related items that a tag asks for; 0 without such a tag. */
  readonly mostRelated: number
}

type Attributes = Readonly<Record<string, string>>

export function readQuery(attributes: Attributes): TagQuery {
  const { collection = '', limit, skip, category, tag, featured = '' } = attributes
  return {
    collection: urlIdIn(collection),
    limit: within(limit, 1, MAX_QUERY_LIMIT) ?? DEFAULT_QUERY_LIMIT,
    skip: within(skip, 0, MAX_QUERY_SKIP) ?? 0,
    categories: wordsIn(category),
    tags: wordsIn(tag),
    isFeatured: featured.trim().toLowerCase() === 'true',
  }
}

export function readRelatedLimit({ limit }: Attributes): number {
  return within(limit, 1, MAX_RELATED) ?? DEFAULT_RELATED
}

/** Cache key of a query: all ways to write one query give one key. */
export function queryKey(query: TagQuery): string {
  return JSON.stringify(Object.values(query))
}

export function urlIdIn(text: string): string {
  return text.trim().replace(/^\//, '')
}

function wordsIn(list = ''): string[] {
  return list.split(',').flatMap((word) => word.trim() || [])
}

/** A number, clamped to the limits; undefined for text that is not a number. */
function within(text = '', least: number, most: number): number | undefined {
  if (!/^\s*\d{1,9}\s*$/.test(text)) return undefined
  return Math.min(Math.max(Number(text), least), most)
}

/** Collects the tags; `context` is only called if an attribute depends on the page's data. */
export function collectTags(
  templates: readonly (Template | undefined)[],
  theme: Theme,
  context: () => JsonObject,
): CollectedTags {
  const tags = templates.flatMap((template) => (template ? tagsOf(template, theme) : []))
  const named = (name: string) => tags.filter((tag) => tag.name === name)
  const queries = new Map(
    named('query').map((tag) => {
      const query = readQuery(attributesOf(tag, context))
      return [queryKey(query), query] as const
    }),
  )
  return {
    queries: [...queries.values()].slice(0, MAX_QUERIES),
    categoriesOf: named('category').map((tag) =>
      urlIdIn(attributesOf(tag, context).collection ?? ''),
    ),
    mostRelated: Math.max(
      0,
      ...named('related').map((tag) => readRelatedLimit(attributesOf(tag, context))),
    ),
  }
}

/** Whether attributes of queries depend on what the page shows. */
export function namesThePage(templates: readonly (Template | undefined)[], theme: Theme): boolean {
  const tags = templates.flatMap((template) => (template ? tagsOf(template, theme) : []))
  return tags.some((tag) => tag.name === 'query' && Object.keys(tag.templates).length > 0)
}

/** Id of the block field that is the theme's footer: the first whose id says so. */
export function footerFieldOf(theme: Theme): string | undefined {
  const { layouts, defaultLayout } = theme
  const inOrder = [layouts.get(defaultLayout), ...layouts.values()]
  const ids = inOrder
    .flatMap((layout) => (layout ? tagsOf(layout, theme) : []))
    .flatMap(({ name, attributes, templates }) =>
      name === 'block-field' && !('id' in templates) ? (attributes.id ?? []) : [],
    )
  return footerAmong(ids)
}

/** Picks the footer from the ids of a theme's block fields, given in document order. */
export function footerAmong(ids: readonly string[]): string | undefined {
  return ids.find((id) => id === FOOTER_FIELD) ?? ids.find((id) => /foot/i.test(id))
}

/** Names of the navigations that the theme's tags show; undefined for a tag without a name. */
export function navigationsShown(theme: Theme): Set<string | undefined> {
  const { layouts, collections, pages } = theme
  const templates = [
    ...layouts.values(),
    ...[...collections.values()].flatMap(({ list, item }) => [list, item]),
    ...[...pages.values()].map(({ template }) => template),
  ]
  return new Set(
    templates
      .flatMap((template) => (template ? tagsOf(template, theme) : []))
      .filter(({ name, templates }) => name === 'navigation' && !('navigationId' in templates))
      .map(({ attributes: { navigationId, navigationid } }) => navigationId ?? navigationid),
  )
}

/**
 * Whether the items of a collection have pages of their own with block fields that no other page has: any in
 * their own template, and in the layout around it those whose id has template code, which names what is shown.
 */
export function hasItemFields(theme: Theme, page: PageRecord): boolean {
  if (collectionKind(page.kind).items?.hasPages !== true) return false
  const shown = { kind: 'item', page } as const
  const fieldsIn = (template: Template | undefined) =>
    template ? tagsOf(template, theme).filter(({ name }) => name === 'block-field') : []
  return (
    fieldsIn(mainTemplate(theme, shown)).length > 0 ||
    fieldsIn(layoutTemplate(theme, shown)).some(({ templates }) => 'id' in templates)
  )
}

/**
 * Limits of evaluating attributes, in milliseconds and characters: they are short, and evaluated in the server's
 * thread.
 */
const ATTRIBUTE_LIMITS = { deadlineMs: 5, outputLength: 2_000 }

function attributesOf({ attributes, templates }: FoundTag, context: () => JsonObject): Attributes {
  const coded = Object.entries(templates)
  if (coded.length === 0) return attributes
  const data = context()
  const resolved = coded.map(
    ([name, template]) =>
      [name, render(template, { data, limits: ATTRIBUTE_LIMITS }).output] as const,
  )
  return { ...attributes, ...Object.fromEntries(resolved) }
}

const known = new WeakMap<Template, WeakMap<Theme, readonly FoundTag[]>>()

/** Tags of a template and of the partials it applies. */
function tagsOf(template: Template, theme: Theme): readonly FoundTag[] {
  const ofTemplate = known.get(template) ?? new WeakMap<Theme, readonly FoundTag[]>()
  known.set(template, ofTemplate)
  const found = ofTemplate.get(theme) ?? withPartials(template, theme).flatMap(platformTags)
  ofTemplate.set(theme, found)
  return found
}

const platformTags = ({ code }: Template) => platformTagsIn(code)

const withPartials = (template: Template, { partials }: Theme) => [
  template,
  ...partialsBelow(template, partials),
]
