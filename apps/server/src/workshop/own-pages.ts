/** Pages, types of collections and navigations that the theme at work has and the sample site does not. */

import { itemInput } from '@sitewright/api/items/shapes'
import { paragraph, textDocument } from '@sitewright/blocks/rich-text'
import { collectionKind, writtenItems } from '@sitewright/core/content/collection-kinds'
import type { CustomValue } from '@sitewright/core/content/item-content'
import { navigationKeys } from '@sitewright/core/content/navigations'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { type Id, newId } from '@sitewright/core/id'
import { type PageRecord, pagePath, type SiteContent } from '@sitewright/page/data/site-content'
import { PAGES_OF_THE_PLATFORM } from '@sitewright/page/templates/choose-template'
import { kindOfThemeType } from '@sitewright/page/templates/theme-collection'
import { customTypesFor, type Theme } from '@sitewright/theme'
import { addPages, loadDraftSite, publish, type StartingPage } from '../features/content/index.ts'
import { addItem, collectionOf } from '../features/items/index.ts'
import type { App } from '../platform/app.ts'
import type { SiteTx } from '../platform/database.ts'
import { itemBody, words } from '../sample/pages.ts'
import { sentence, titleAt } from '../sample/words.ts'

/** Items that a new page gets. */
const ITEMS = 6
const DAY = 24 * 3_600_000

/** Looks for the theme's own pages each time the theme is another one; gives their addresses, and reports them when these have changed. */
export function createOwnPages(
  app: App,
  { siteId, say }: { siteId: Id | undefined; say(line: string): void },
): (workshop: { readonly theme: Theme }) => Promise<readonly string[]> {
  let seen: string | undefined
  let known: readonly string[] = []
  let said = ''
  return async ({ theme }) => {
    if (siteId === undefined || theme.revision === seen) return known
    seen = theme.revision
    known = await addOwnPages(app, siteId, theme)
    const paths = known.join('  ')
    if (paths !== said && paths !== '') say(`Of this theme alone: ${paths}`)
    said = paths
    return known
  }
}

type OwnTheme = Pick<Theme, 'collections' | 'customTypes' | 'navigations' | 'pages'>

/** Adds missing pages and publishes the site. Gives the paths of the theme's own pages. */
export async function addOwnPages(app: App, siteId: Id, theme: OwnTheme): Promise<string[]> {
  return app.database.inSite(siteId, async (site) => {
    const before = await loadDraftSite(site)
    const pages = missingPages(theme, before)
    if (pages.length > 0) {
      await addPages(site, pages)
      const after = await loadDraftSite(site)
      for (const page of after.pages.values()) {
        if (!before.pages.has(page.id)) await fill(site, page, { theme, after, app })
      }
      await publish(site, { id: null, name: 'Workshop' }, { note: 'Of the theme' })
    }
    const { pages: all } = await loadDraftSite(site)
    return [...all.values()].filter((page) => isOwn(theme, page)).map(pagePath)
  })
}

function isOwn({ pages, collections }: OwnTheme, { settings }: PageRecord): boolean {
  return pages.has(settings.templatePage) || collections.has(settings.themeType)
}

function missingPages(theme: OwnTheme, { pages, navigations }: SiteContent): StartingPage[] {
  const there = [...pages.values()]
  const staticPages = [...theme.pages].flatMap(([name, { conf }]): StartingPage[] =>
    PAGES_OF_THE_PLATFORM.has(name) || there.some(({ settings }) => settings.templatePage === name)
      ? []
      : [{ ...titled(name, conf.title), kind: 'template-page', settings: { templatePage: name } }],
  )
  const typed = [...theme.collections].flatMap(([name, { conf }]): StartingPage[] => {
    const isShown = there.some(({ kind, settings }) => kind === name || settings.themeType === name)
    const kind = kindOfThemeType(conf)
    if (isShown || kind === name) return []
    const id = newId()
    const page = { ...titled(name, conf.title), id, kind, settings: { themeType: name } }
    return collectionKind(kind).isFolder ? [page, ...partsOf(id, page.title)] : [page]
  })
  const keys = [...navigationKeys(theme.navigations).values()]
  const links = keys
    .filter((key) => (navigations.get(key) ?? []).length === 0)
    .flatMap((navigation) => linksIn(navigation, there))
  return [...staticPages, ...typed, ...links]
}

/** Key of a navigation that no theme has: pages in a folder need one for their order. */
const UNSEEN_NAVIGATION = 'workshop'

const titled = (name: string, title = name) => ({
  title: title || name,
  navigation: UNSEEN_NAVIGATION,
})

const partsOf = (parentId: Id, title: string): StartingPage[] =>
  ['first', 'second'].map((which, index) => ({
    title: `${title}, ${which} part`,
    navigation: UNSEEN_NAVIGATION,
    parentId,
    document: words(`${title}, ${which} part`, index),
  }))

/** Links to pages, since a page stands in one navigation only. */
function linksIn(navigation: string, pages: readonly PageRecord[]): StartingPage[] {
  const inside = pages
    .filter(({ kind }) => ['products', 'blog', 'events'].includes(kind))
    .slice(0, 3)
  return [
    ...inside.map(({ id, title }) => ({ title, linkUrl: `page:${id}` })),
    { title: 'Elsewhere', linkUrl: 'https://example.com/' },
  ].map(({ title, linkUrl }) => ({ title, navigation, kind: 'link', settings: { linkUrl } }))
}

interface Surroundings {
  readonly theme: OwnTheme
  readonly after: SiteContent
  readonly app: App
}

async function fill(site: SiteTx, page: PageRecord, { theme, after, app }: Surroundings) {
  if (writtenItems(page.kind) === undefined) return
  const collection = await collectionOf(site, page.id)
  const now = app.clock.now()
  const types = customTypesFor(theme, { kind: page.kind, themeType: page.settings.themeType })
  const imageId = [...after.pages.values()].find(({ settings }) => settings.imageId)?.settings
    .imageId
  for (let index = 0; index < ITEMS; index++) {
    const type = types[index % types.length]
    const wanted = type && RECORD_TYPES[type.base]
    const recordType = collection.rules.recordTypes.find((one) => one === wanted)
    const input = itemInput.parse({
      title: titleAt(index),
      ...(recordType && { recordType }),
      status: 'public',
      publishOn: now - (index + 1) * DAY,
      excerpt: textDocument(paragraph(sentence(index))),
      imageId: imageId || null,
      ...(page.kind === 'events' && {
        startsAt: now + index * DAY,
        endsAt: now + (index + 1) * DAY,
      }),
      ...(type && {
        content: {
          customType: type.name,
          custom: valuesOf(type.fields, { imageId: imageId ?? '', index }),
        },
      }),
    })
    await addItem(site, collection, { input, now, body: itemBody(index, imageId ?? '') })
  }
}

type Field = { readonly name: string; readonly type: string }

function valuesOf(
  fields: readonly Field[],
  { imageId, index }: { imageId: Id; index: number },
): Record<string, CustomValue> {
  const values: Readonly<Record<string, CustomValue>> = {
    text: sentence(index),
    wysiwyg: { richText: textDocument(paragraph(sentence(index + 1))) },
    checkbox: index % 2 === 0,
    image: { imageId },
    gallery: { imageIds: [imageId] },
  }
  return Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const value = values[type]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
