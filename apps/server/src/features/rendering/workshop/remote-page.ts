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
import { type HeadStyles, styleTags } from '../head/head.ts'
import { footerAmong, footerFieldOf, readQuery, urlIdIn } from '../page/collect-tags.ts'
import { DECORATORS } from '../page/decorators.ts'
import { missingHeading, withOneHeading } from '../page/heading.ts'
import { type ScriptTags, scriptTags } from '../page/script-tags.ts'
import { blockField } from '../page/show-field.ts'
import { findSystemTemplate, SYSTEM_PAGES, SYSTEM_PARTIALS } from '../system-templates/index.ts'
import type { RemoteFields } from './fields-in.ts'
import { type RemoteNavigation, remoteNavigation } from './remote-navigation.ts'
import { type RemoteLists, relatedTo } from './remote-related.ts'
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
    navigation: await remoteNavigation(site, { ...view, theme: frame.theme }),
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
  readonly navigation: RemoteNavigation
  readonly fields: RemoteFields
  /** What is at the paths that tags ask for. */
  readonly lists: Map<string, JsonObject>
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
  { navigation, fields, lists }: Known,
  { theme, wanted, scripts }: { theme: Theme; wanted: Set<string>; scripts: ScriptTags },
): TagHandlers {
  const fieldsLeft = fieldsFor(theme, fields)
  const listAt = (path: string): JsonObject => {
    const known = lists.get(path)
    if (known === undefined) wanted.add(path)
    return known ?? {}
  }
  const read: RemoteLists = { shown: [context, ...lists.values()], at: listAt }
  const partialOf = ({ template }: PlatformTag['attributes']) =>
    template ? { partial: `${template}.block` } : {}
  return {
    navigation: ({ attributes }) => {
      const items = [...navigation.itemsOf(attributes.navigationId ?? attributes.navigationid)]
      const active = items.some((item) => item.active === true)
      const folderActive = active || items.some((item) => item.folderActive === true)
      return {
        data: { items, active, folderActive, website: context.website ?? {} },
        ...partialOf(attributes),
      }
    },
    'folder-navigation': ({ attributes }) =>
      navigation.beside && {
        data: { items: [...navigation.beside], website: context.website ?? {} },
        ...partialOf(attributes),
      },
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
      const names = (collection === undefined ? context : listAt(`/${urlIdIn(collection)}`)) as {
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
    related: ({ attributes }) => ({ data: { items: relatedTo(context, attributes, read) } }),
    query: ({ attributes }) => {
      const query = readQuery(attributes)
      const { collection = {}, items = [] } = listAt(`/${query.collection}`)
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
