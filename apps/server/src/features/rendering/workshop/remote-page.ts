/** A page of a published site in the theme that is being written, from what the site says of it in public. */

import { escapeHtml, scriptJson } from '@sitewright/core/html'
import type { Json, JsonObject } from '@sitewright/core/json'
import {
  type Diagnostic,
  type PlatformTag,
  render,
  type TagHandlers,
  type Template,
} from '@sitewright/template'
import { bodyClasses, type Theme } from '@sitewright/theme'
import { keyInTheme } from '../context/navigation.ts'
import { type HeadStyles, styleTags } from '../head/head.ts'
import { footerAmong, footerFieldOf, readQuery, urlIdIn } from '../page/collect-tags.ts'
import { DECORATORS } from '../page/decorators.ts'
import { missingHeading, withOneHeading } from '../page/heading.ts'
import { type ScriptTags, scriptTags } from '../page/script-tags.ts'
import { blockField } from '../page/show-field.ts'
import { findSystemTemplate, SYSTEM_PAGES, SYSTEM_PARTIALS } from '../system-templates/index.ts'
import type { RemoteFields } from './fields-in.ts'
import type { RemoteSite } from './remote-site.ts'

export interface RemoteFrame {
  readonly theme: Theme
  readonly styles: HeadStyles
  /** Addresses of modules. */
  readonly modules: readonly string[]
}

export interface RenderedRemotePage {
  readonly status: number
  readonly html: string
  readonly problems: readonly Diagnostic[]
}

/** Queries inside of what queries show, and no deeper. */
const MOST_PASSES = 3

/** `address`: path and query as they were asked for. */
export async function renderRemotePage(
  site: RemoteSite,
  address: string,
  frame: RemoteFrame,
): Promise<RenderedRemotePage> {
  const context = await site.contextOf(address)
  const shown = context ?? { ...(await site.contextOf('/')), collection: {}, items: [] }
  const fields = await site.fieldsOf(context ? address : '/')
  const view = {
    context: shown,
    isFound: context !== undefined,
    path: address.split('?')[0] ?? '/',
  }
  const known: Known = {
    itemsOf: await navigationsOf(site, { view, theme: frame.theme }),
    fields,
    lists: new Map(),
  }
  // What tags ask for is known once they were reached; then it is fetched, and the page is made again.
  for (let pass = 1; ; pass += 1) {
    const wanted = new Set<string>()
    const page = renderOnce(view, frame, known, wanted)
    if (wanted.size === 0 || pass === MOST_PASSES) return page
    for (const path of wanted) known.lists.set(path, (await site.contextOf(path)) ?? {})
  }
}

interface View {
  readonly context: JsonObject
  readonly isFound: boolean
  readonly path: string
}

interface Known {
  /** By what a tag calls a navigation. */
  itemsOf(navigationId: string | undefined): readonly JsonObject[]
  readonly fields: RemoteFields
  readonly lists: Map<string, Json>
}

function renderOnce(
  view: View,
  frame: RemoteFrame,
  known: Known,
  wanted: Set<string>,
): RenderedRemotePage {
  const { theme } = frame
  const scripts = scriptTags(theme)
  const options = {
    partials: { ...SYSTEM_PARTIALS, ...theme.partials },
    tags: tagsOf(view, known, { theme, wanted, scripts }),
    decorate: DECORATORS,
    now: Date.now(),
  }
  const template = mainTemplate(theme, view)
  const main = template
    ? render(template, { ...options, data: view.context })
    : { output: String(view.context.mainContent ?? ''), diagnostics: [] }
  const heading = missingHeading(main.output, headingOf(view.context))
  const layout =
    theme.layouts.get(textAt(view.context, 'collection', 'regionName')) ??
    theme.layouts.get(theme.defaultLayout)
  const { output, diagnostics } = render(layout ?? '{squarespace.main-content}', {
    ...options,
    data: { ...view.context, ...documentKeys(view, frame, heading + main.output) },
  })
  return {
    status: view.isFound ? 200 : 404,
    html: scripts.finish(withOneHeading(output, heading)),
    problems: [...main.diagnostics, ...diagnostics],
  }
}

/** The theme's own template of that type, otherwise the platform's; nothing for pages that are content alone. */
function mainTemplate(
  { collections, pages }: Theme,
  { context, isFound }: View,
): Template | undefined {
  if (!isFound) return pages.get('not-found')?.template ?? SYSTEM_PAGES.notFound
  const type = textAt(context, 'collection', 'typeName')
  const part = 'item' in context ? 'item' : 'list'
  const own = collections.get(type)?.[part]
  if (own || type === 'page' || context.mainContent !== undefined) return own
  return findSystemTemplate(type, part)
}

function tagsOf(
  { context }: View,
  { itemsOf, fields, lists }: Known,
  { theme, wanted, scripts }: { theme: Theme; wanted: Set<string>; scripts: ScriptTags },
): TagHandlers {
  const fieldsLeft = fieldsFor(theme, fields)
  const listAt = (urlId: string): JsonObject => {
    const path = `/${urlId}`
    const known = lists.get(path)
    if (known === undefined) wanted.add(path)
    return (known ?? {}) as JsonObject
  }
  const partialOf = ({ template }: PlatformTag['attributes']) =>
    template ? { partial: `${template}.block` } : {}
  return {
    navigation: ({ attributes }) => {
      const items = [...itemsOf(attributes.navigationId ?? attributes.navigationid)]
      const active = items.some((item) => item.active === true)
      const folderActive = active || items.some((item) => item.folderActive === true)
      return {
        data: { items, active, folderActive, website: context.website ?? {} },
        ...partialOf(attributes),
      }
    },
    'folder-navigation': () => undefined,
    'block-field': ({ attributes }) => {
      const { id = '' } = attributes
      const html = fieldsLeft.get(id)
      // Where a theme repeats an id, the others are empty.
      fieldsLeft.delete(id)
      return { html: blockField(attributes, html) }
    },
    script: ({ attributes }) => {
      const html = scripts.add(attributes)
      return html === undefined ? undefined : { html }
    },
    category: ({ attributes }) => {
      const { collection } = attributes
      const names = (collection === undefined ? context : listAt(urlIdIn(collection))) as {
        collection?: { categories?: unknown; fullUrl?: string }
      }
      const { categories = [], fullUrl = '' } = names.collection ?? {}
      const all = Array.isArray(categories) ? categories : []
      return {
        data: {
          categories: all.map((name) => ({
            name: String(name),
            fullUrl: `${fullUrl}?category=${encodeURIComponent(String(name))}`,
            active: false,
          })),
        },
        ...partialOf(attributes),
      }
    },
    related: () => ({ data: { items: [] } }),
    query: ({ attributes }) => {
      const query = readQuery(attributes)
      const { collection = {}, items = [] } = listAt(query.collection)
      const isWanted = (item: Json) => fits(item as JsonObject, query)
      const all = Array.isArray(items) ? items.filter(isWanted) : []
      const shown = all.slice(query.skip, query.skip + query.limit)
      return { data: { collection, items: shown } }
    },
  }
}

function fits(
  { categories, tags, starred }: JsonObject,
  query: ReturnType<typeof readQuery>,
): boolean {
  const has = (words: Json | undefined, wishes: readonly string[]) =>
    wishes.length === 0 || (Array.isArray(words) && wishes.some((wish) => words.includes(wish)))
  return (
    has(categories, query.categories) &&
    has(tags, query.tags) &&
    (!query.isFeatured || starred === true)
  )
}

/** By the ids of this theme: whatever two themes call their footers, it is the same one. */
function fieldsFor(theme: Theme, fields: RemoteFields): Map<string, string> {
  const byId = new Map(Object.entries(fields))
  const [there, here] = [footerAmong([...byId.keys()]), footerFieldOf(theme)]
  const footer = there === undefined ? undefined : byId.get(there)
  return here === undefined || footer === undefined ? byId : byId.set(here, footer)
}

async function navigationsOf(
  site: RemoteSite,
  { view: { context, path }, theme }: { view: View; theme: Theme },
): Promise<Known['itemsOf']> {
  const { navigations } = site
  if (navigations) {
    const byKey = new Map(Object.entries(navigations))
    const current = textAt(context, 'collection', 'id')
    return (name) => (byKey.get(keyInTheme(name, theme)) ?? []).map((item) => marked(item, current))
  }
  const items = await firstLevel(site, path)
  return () => items
}

/** With the marks of the page that is shown. */
function marked(item: JsonObject, current: string): JsonObject {
  const items = (item.items as readonly JsonObject[] | undefined)?.map((one) =>
    marked(one, current),
  )
  const active = current !== '' && textAt(item, 'collection', 'id') === current
  const isAround = active || items?.some((one) => one.active === true) === true
  return { ...item, active, folderActive: items !== undefined && isAround, ...(items && { items }) }
}

/** For sites that do not say what stands in which navigation: the pages of the first level. */
async function firstLevel(site: RemoteSite, path: string): Promise<readonly JsonObject[]> {
  const contexts = await Promise.all(
    (await site.paths()).map((one) => site.contextOf(one).catch(() => undefined)),
  )
  return contexts.flatMap((context) => {
    const collection = context?.collection as JsonObject | undefined
    if (typeof collection?.fullUrl !== 'string') return []
    const navigationTitle = collection.navigationTitle ?? collection.title ?? ''
    const active = collection.fullUrl === path
    return [{ active, folderActive: active, collection: { ...collection, navigationTitle } }]
  })
}

function documentKeys(
  { context, isFound }: View,
  { theme, styles, modules }: RemoteFrame,
  main: string,
): JsonObject {
  const title = [
    textAt(context, 'item', 'title') || textAt(context, 'collection', 'title'),
    textAt(context, 'website', 'siteTitle'),
  ]
    .filter(Boolean)
    .join(' — ')
  const { website = {}, websiteSettings = {}, collection = {} } = context
  const headers = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    '<link rel="icon" href="data:,">',
    ...styleTags(styles),
    `<script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${scriptJson({ website, websiteSettings, collection })};</script>`,
    ...modules.map((url) => `<script type="module" src="${escapeHtml(url)}"></script>`),
  ].join('\n')
  return {
    mainContent: main,
    'squarespace-headers': headers,
    'squarespace-footers': '',
    squarespace: {
      'main-content': main,
      'page-id': isFound ? pageId(context) : 'not-found',
      'page-classes': escapeHtml(pageClasses(context, theme)),
      'page-title': escapeHtml(title),
      'cart-classes': 'sqs-custom-cart',
      'template-revision': theme.revisionNumber,
      headers,
      footers: '',
    },
  }
}

function headingOf(context: JsonObject): string {
  const page = textAt(context, 'item', 'title') || textAt(context, 'collection', 'title')
  return page || textAt(context, 'website', 'siteTitle')
}

function pageId(context: JsonObject): string {
  const item = textAt(context, 'item', 'id')
  return item === '' ? `collection-${textAt(context, 'collection', 'id')}` : `item-${item}`
}

function pageClasses(context: JsonObject, theme: Theme): string {
  const isItem = 'item' in context
  return [
    ...bodyClasses(theme.tweaks, {}),
    ...(isItem ? ['view-item'] : []),
    `collection-${textAt(context, 'collection', 'id')}`,
    `collection-type-${textAt(context, 'collection', 'typeName')}`,
    `collection-layout-${textAt(context, 'collection', 'regionName') || theme.defaultLayout}`,
    ...((context.collection as JsonObject | undefined)?.homepage === true ? ['homepage'] : []),
    ...(isItem ? [] : ['view-list']),
    'mobile-style-available',
  ].join(' ')
}

function textAt(context: JsonObject, key: string, name: string): string {
  const value = (context[key] as JsonObject | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}
