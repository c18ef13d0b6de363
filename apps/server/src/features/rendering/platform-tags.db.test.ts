import {
  idOfNavigationItem,
  type NavigationTarget,
  withoutNavigationItems,
} from '@sitewright/core/content/navigation-item'
import { renderPage } from '@sitewright/page'
import { readListQuery } from '@sitewright/page/address/list-query'
import { readSearchQuestion } from '@sitewright/page/address/search-question'
import { parseTemplate } from '@sitewright/template'
import { makeTheme } from '@sitewright/testing/test-theme'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { loadTheme, type Theme } from '@sitewright/theme'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withLocks } from '../locks/index.ts'
import { loadPage } from './asking/load-page.ts'
import { cacheTags } from './serving/cache/cache-tags.ts'
import { renderingOf } from './serving/services.ts'
import { createKindsSite, KINDS_NOW, type KindsSite } from './test-kinds.ts'

let world: TestWorld
let site: KindsSite

beforeAll(async () => {
  world = await createTestWorld()
  world.clock.advance(KINDS_NOW - world.clock.now())
  const { accountId: ownerId } = await world.createOwner('maker@example.com')
  site = await createKindsSite(world.app, { ownerId, count: 3 })
})
afterAll(() => world.close())

const MANIFEST = {
  name: 'Test',
  layouts: {
    default: { name: 'Default', regions: ['site'] },
    wide: { name: 'Wide', regions: ['wide'] },
  },
  navigations: [{ title: 'Main', name: 'main' }],
}

const FRAME = {
  styles: { path: '', fonts: [] },
  scripts: { globals: [], modules: [], preloads: [] },
}

/** A theme of these files; its region is the main content alone unless it says otherwise. */
async function themeOf(files: Record<string, string>, manifest: object = {}): Promise<Theme> {
  const folder = await makeTheme({
    'template.conf': JSON.stringify({ ...MANIFEST, ...manifest }),
    'site.region': '{squarespace.main-content}',
    'wide.region': '<wide>{collection.regionName}</wide>',
    ...files,
  })
  return loadTheme(folder)
}

/** Renders the page at an address in a theme, and counts its statements. */
async function show(theme: Theme, address: string, locks: Record<string, string> = {}) {
  const { sites, contents } = await renderingOf(world.app)
  const live = await sites.byId(site.id)
  if (!live?.publicationId) throw new Error('The site is not published')
  const [path = '/', text = ''] = address.split('?')
  const parameters = new URLSearchParams(text)
  const query = readListQuery(parameters)
  if (!query) throw new Error(`No list is asked for like that: ${address}`)
  const { publicationId } = live
  const data = await world.app.database.inSite(site.id, async (tx) => {
    const { content: open, bodies } = await contents.of(tx, publicationId)
    const content = withLocks(open, { locks })
    const source = {
      site: live,
      theme,
      content,
      mode: 'publish',
    } as const
    world.queries.length = 0
    const search = path === '/search' ? { search: readSearchQuestion(parameters) } : {}
    return loadPage(
      tx,
      { ...source, now: KINDS_NOW },
      { path, query, known: bodies, withCode: true, ...search },
    )
  })
  if (!data) throw new Error(`There is nothing at ${address}`)
  const statements = world.queries.length
  const { html, problems } = renderPage(data, FRAME)
  return { html: html.replace(/\s+/g, ' ').trim(), problems, data, statements }
}

const region = (template: string) => themeOf({ 'site.region': template })
const LIST = '{.repeated section items}[{title}]{.end}'

describe('a template', () => {
  it.each([
    [
      '1.page-content.01',
      'is what a page is written in',
      '/',
      '<b>{website.siteTitle}</b>',
      '<b>Salt & Kiln</b>',
    ],
    [
      '1.page-content.02',
      'has formatters for the site and for the shop',
      '/store/p/thing-2',
      '{website.siteTitle|slugify} {item|from-price|bookkeeper-money-format}',
      'salt-kiln $13.00',
    ],
    [
      '1.page-content.03',
      'has predicates for the site and for the shop',
      '/store/p/thing-2',
      '{.section collection}{.collectionTypeNameEquals? products}products{.end}{.end} {.section item}{.sold-out?}gone{.or}there{.end}{.end}',
      'products there',
    ],
    ['1.page-content.04', 'shows products', '/store?category=bowls', LIST, '[Bowl 2]'],
    [
      '1.page-content.05',
      'shows galleries',
      '/gallery',
      LIST,
      '[Picture "1"][Picture "2"][Picture "3"]',
    ],
    ['1.page-content.06', 'shows posts of a blog', '/blog/post-2', '{item.title}', 'Post 2'],
    ['1.page-content.11', 'shows events', '/events/event-2', '{item.title}', 'Event 2'],
  ])('fact %s: %s', async (_id, _what, address, template, output) => {
    expect((await show(await region(template), address)).html).toBe(output)
  })

  it('fact 9.labels.10: the button for browsers without scripts has the language’s label too', async () => {
    const labels = async (strings: Record<string, string>) => {
      const theme = await themeOf({
        'site.region': '{.section item}{@|product-checkout}{.end}',
        'strings/template-en-US.json': JSON.stringify(strings),
      })
      const { html } = await show(theme, '/store/p/thing-2')
      const button = /<button type="submit">(.*?)<\/button>/.exec(html)?.[1]
      return [button, /data-original-label="(.*?)"/.exec(html)?.[1]]
    }
    expect(await labels({ productAddToCartText: 'Into the basket' })).toEqual([
      'Into the basket',
      'Into the basket',
    ])
    expect(await labels({})).toEqual(['Add To Cart', 'Add To Cart'])
  })
})

describe('<squarespace:query>', () => {
  it.each([
    ['all of a collection', 'collection="gallery"', '[Picture "1"][Picture "2"][Picture "3"]'],
    ['so many of them', 'collection="gallery" limit="1"', '[Picture "1"]'],
    ['from behind the first', 'collection="gallery" skip="2"', '[Picture "3"]'],
    ['those that are featured', 'collection="blog" featured="true"', '[Post 2]'],
    [
      'those of any category named',
      'collection="blog" category="nothing, GLAZES & FIRE" skip="1"',
      '[Post 3]',
    ],
    ['those with a tag', 'collection="blog" tag="slow" limit="1" skip="1"', '[Post 2]'],
    ['events to come', 'collection="events"', '[Event 2][Event 3]'],
    ['products as the store has them', 'collection="store" skip="1"', '[Bowl 2][Cup 3]'],
    [
      'products of a category and all below it',
      'collection="store" category="kitchen-table" limit="2" skip="1"',
      '[Bowl 2][Cup 3]',
    ],
    ['products of any category named', 'collection="store" category="nothing, BOWLS"', '[Bowl 2]'],
    [
      'products by the path of their category',
      'collection="store" category="kitchen-table/bowls"',
      '[Bowl 2]',
    ],
    ['products with a tag', 'collection="store" tag="nothing,WIDE"', '[Bowl 2]'],
    ['products that are featured', 'collection="store" featured="true"', '[Bowl 2]'],
    [
      'products that are all of it',
      'collection="store" featured="true" tag="slow" category="bowls"',
      '[Bowl 2]',
    ],
    ['no product of a category that is not there', 'collection="store" category="nothing"', ''],
    ['films', 'collection="videos" limit="2" skip="1"', '[Film 2][Film 3]'],
    ['tracks', 'collection="album" limit="1"', '[Track 1]'],
    ['lessons', 'collection="course" skip="2"', '[Lesson 3]'],
    ['nothing of what is not there', 'collection="nowhere"', ''],
    ['nothing of a page', 'collection="about"', ''],
  ])('shows %s', async (_name, attributes, shown) => {
    const theme = await region(`<squarespace:query ${attributes}>${LIST}</squarespace:query>`)
    expect((await show(theme, '/')).html).toBe(shown)
  })

  it('knows the collection it asked for', async () => {
    const theme = await region(
      '<squarespace:query collection="blog">{collection.title} {collection.fullUrl} {collection.categories}</squarespace:query>{collection.title}',
    )
    expect((await show(theme, '/')).html).toBe(
      'The blog /blog Clay,Glazes &amp; fireHome'.replace('&amp;', '&'),
    )
  })

  it('takes attributes that hold template code, as the page knows them', async () => {
    const theme = await themeOf({
      'site.region': '{squarespace.main-content}{@|apply more.block}',
      'blocks/more.block': `<squarespace:query collection="{collection.urlId}" limit="1">${LIST}</squarespace:query>`,
      'collections/gallery.list': '{.repeated section items}({title}){.end}',
    })
    expect((await show(theme, '/gallery')).html).toContain('(Picture "3")[Picture "1"]')
  })

  it.each([
    ['the item shown', '/blog/post-2', '', 'collection="store" tag="{item.tags.0}" limit="1"'],
    ['its section', '/blog/post-2', '{.section item}', 'collection="store" tag="{tags.0}"'],
    ['the product shown', '/store/p/thing-2', '', 'collection="blog" tag="{item.tags.0}"'],
    [
      'a category of the product',
      '/store/p/thing-2',
      '',
      'collection="store" category="{item.categories.0}"',
    ],
    ['the tag shown', '/blog?tag=slow', '', 'collection="store" tag="{tagFilter}"'],
    [
      'the category shown',
      '/store?category=bowls',
      '',
      'collection="store" category="{categoryFilter}"',
    ],
    ['what is searched for', '/search?q=bowl', '', 'collection="store" category="{search.query}s"'],
  ])('takes attributes that name %s', async (_what, path, section, attributes) => {
    const theme = await region(
      `${section}<squarespace:query ${attributes}>${LIST}</squarespace:query>${section && '{.end}'}`,
    )
    const { html, statements, data } = await show(theme, path)
    const [[key = '', found] = []] = data.queries
    expect(key).not.toContain('[""]')
    expect(key).not.toContain('[],[]')
    expect(found?.items.length).toBeGreaterThan(0)
    expect(html.split('[').length - 1).toBe(found?.items.length)
    expect(statements).toBeLessThanOrEqual(5)
  })

  it('shows nothing of a page behind a password, but behind the same one', async () => {
    const theme = await region(
      `<squarespace:query collection="gallery" limit="1">${LIST}</squarespace:query><squarespace:category collection="blog">{.repeated section categories}{name}{.end}</squarespace:category>`,
    )
    const [blog = '', gallery = ''] = [site.pages.blog, site.pages.gallery]
    const locks = { [blog]: 'v1', [gallery]: 'v1' }
    expect((await show(theme, '/', locks)).html).toBe('')
    expect((await show(theme, '/gallery', locks)).html).toBe('[Picture "1"]')
    expect((await show(theme, '/')).html).toContain('[Picture "1"]Clay')
  })

  it('knows what is in a collection it asked for, a store’s categories too', async () => {
    const theme = await region(
      `<squarespace:query collection="store">{collection.typeName} {collection.itemCount} {collection.tags} {.repeated section collection.nestedCategories.categories}{displayName}:{.repeated section children}{fullUrl}{.end}{.end}</squarespace:query>/<squarespace:query collection="gallery">{collection.itemCount}</squarespace:query>`,
    )
    expect((await show(theme, '/')).html).toBe(
      'products 3 Slow,tall,wide Kitchen & "table":/store?category=kitchen-table%2Fbowls/3',
    )
  })

  it('shows products with their prices, pictures and addresses', async () => {
    const theme = await region(
      `<squarespace:query collection="store" limit="1" skip="1">{.repeated section items}{fullUrl} {structuredContent.priceMoney.value} {items.0.altText} {.if assetUrl}pictured{.end}{.end}</squarespace:query>`,
    )
    expect((await show(theme, '/')).html).toBe('/store/p/thing-2 13.00 A "bowl" <of> clay pictured')
  })

  it.each([
    ['/'],
    ['/blog'],
    ['/blog/post-1'],
    ['/gallery/picture-1'],
    ['/events'],
    ['/more'],
    ['/store?category=bowls'],
    ['/store/p/thing-2'],
    ['/not-there'],
    ['/search?q=bowl'],
  ])(
    'costs at most seven statements with the site itself, whatever is asked beside it: %s',
    async (path) => {
      const kinds = ['blog', 'store', 'gallery', 'events', 'album', 'videos', 'course']
      const tags = kinds
        .map(
          (name) =>
            `<squarespace:query collection="${name}" tag="{tag},slow">${LIST}</squarespace:query><squarespace:category collection="${name}" />`,
        )
        .join('')
      const related =
        '<squarespace:related limit="3">{.repeated section items}{title}{.end}</squarespace:related>'
      const theme = await region(`{squarespace.main-content}${tags}${related}`)
      const { statements, html } = await show(theme, path)
      expect(html).toContain('[Bowl 2]')
      expect(html).toContain('[Post 2]')
      expect(statements).toBeLessThanOrEqual(5)
    },
  )

  it('asks for at most eight on a page, in one statement', async () => {
    const queries = Array.from(
      { length: 9 },
      (_, skip) =>
        `<squarespace:query collection="gallery" limit="${skip + 1}">${LIST}/</squarespace:query>`,
    ).join('')
    const one = await show(await region(queries.slice(0, queries.indexOf('</squ') + 20)), '/')
    const nine = await show(await region(queries), '/')
    expect(nine.statements).toBe(one.statements)
    expect(nine.html.split('/').map((part) => part.split('[').length - 1)).toEqual([
      1, 2, 3, 3, 3, 3, 3, 3, 0, 0,
    ])
  })

  it('ties the page to the collection', async () => {
    const theme = await region(`<squarespace:query collection="blog">${LIST}</squarespace:query>`)
    expect(cacheTags((await show(theme, '/')).data)).toContain(`collection:${site.pages.blog}`)
  })

  it.each([
    ['limit="1000"', 100],
    ['limit="0"', 1],
    ['limit="x"', 20],
  ])('keeps to its limits: %s', async (limit, asked) => {
    const theme = await region(
      `<squarespace:query collection="blog" ${limit}>${LIST}</squarespace:query>`,
    )
    const { data } = await show(theme, '/')
    expect([...data.queries.keys()][0]).toContain(`"blog",${asked},0`)
  })
})

describe('<squarespace:category>', () => {
  it('lists the categories of a store on any page, and the one that its own list is narrowed to', async () => {
    const theme = await region(
      '<squarespace:category collection="store">{.repeated section categories}[{name} {fullUrl}{.if active} active{.end}]{.end}</squarespace:category>',
    )
    const all =
      '[Kitchen & "table" /store?category=kitchen-table][Bowls /store?category=kitchen-table%2Fbowls]'
    expect((await show(theme, '/')).html).toBe(all)
    expect((await show(theme, '/store?category=bowls')).html).toBe(
      all.replace('bowls]', 'bowls active]'),
    )
  })

  it('lists the categories of a collection, with counts, addresses and the one that is shown', async () => {
    const theme = await region(
      '<squarespace:category collection="blog">{.repeated section categories}[{name} {count} {fullUrl}{.if active} active{.end}]{.end}</squarespace:category>',
    )
    const all = '[Clay 3 /blog?category=Clay][Glazes & fire 2 /blog?category=Glazes+%26+fire]'
    expect((await show(theme, '/')).html).toBe(all)
    expect((await show(theme, '/blog?category=clay')).html).toBe(
      all.replace('Clay]', 'Clay active]'),
    )
  })

  it('runs the partial that it names', async () => {
    const theme = await themeOf({
      'site.region': '<squarespace:category collection="blog" template="names" />',
      'blocks/names.block': '{.repeated section categories}{name}.{.end}',
    })
    expect((await show(theme, '/')).html).toBe('Clay.Glazes & fire.')
  })
})

describe('<squarespace:related>', () => {
  const item = `{.section item}<squarespace:related collectionId="{collection.id}" itemId="{id}" limit="1">${LIST}</squarespace:related>{.end}`

  it('shows others that share a category first', async () => {
    const theme = await themeOf({ 'collections/blog.item': item })
    expect((await show(theme, '/blog/post-1')).html).toBe('[Post 3]')
  })

  it('shows products that share a category first', async () => {
    const theme = await themeOf({ 'collections/products.item': item })
    expect((await show(theme, '/store/p/thing-1')).html).toBe('[Cup 3]')
  })

  const beside = `({title|truncate 6} <squarespace:related itemId="{id}" collectionId="{collectionId}" limit="1">${LIST}</squarespace:related>)`

  it('works for each item of a list', async () => {
    const theme = await themeOf({
      'collections/gallery.list': `{.repeated section items}${beside}{.end}`,
      'collections/products.list': `{.repeated section items}${beside}{.end}`,
    })
    expect((await show(theme, '/gallery')).html).toBe(
      '(Pictur... [Picture "2"])(Pictur... [Picture "1"])(Pictur... [Picture "1"])',
    )
    expect((await show(theme, '/store?category=bowls')).html).toContain('(Bowl 2 [')
  })

  it('works for items that a query found, of any collection', async () => {
    const theme = await region(
      `<squarespace:query collection="store" featured="true">{.repeated section items}${beside}{.end}</squarespace:query><squarespace:query collection="blog" featured="true">{.repeated section items}${beside}{.end}</squarespace:query>`,
    )
    const { html } = await show(theme, '/')
    expect(html).toMatch(/^\(Bowl 2 \[.*\]\)\(Post 2 \[.*\]\)$/)
  })

  it('shows nothing of an item or a collection that is not on the page', async () => {
    const nothing = 'f'.repeat(24)
    const theme = await region(
      `<squarespace:related itemId="${nothing}">${LIST}</squarespace:related><squarespace:related collectionId="${nothing}">${LIST}</squarespace:related>`,
    )
    expect((await show(theme, '/blog/post-1')).html).toBe('')
  })

  it('is known as the item’s own relatedItems too', async () => {
    const theme = await themeOf({
      'collections/blog.item':
        '{.repeated section item.relatedItems}[{title}]{.end}<squarespace:related limit="1" />',
    })
    expect((await show(theme, '/blog/post-1')).html).toBe('[Post 3]')
  })
})

describe('partials of the platform', () => {
  const shared = '{@|apply sqs-share-buttons}|{@|apply sqs-social-links}'
  const parts = (html: string) => html.split('|').map((part) => part.trim())

  it('link to the site’s profiles elsewhere, and to nothing where there are none', async () => {
    const { data } = await show(await region(shared), '/blog/post-1')
    expect(parts(renderPage(data, FRAME).html)).toEqual(['', ''])
    const socialAccounts = ['https://www.instagram.com/clay', 'mailto:hello@clay.example']
    const settings = { ...data.site.settings, socialAccounts }
    const { html } = renderPage({ ...data, site: { ...data.site, settings } }, FRAME)
    const link =
      /<a class="([^"]*)" href="([^"]*)" target="_blank" rel="me noopener" aria-label="(\w+)/g
    const links = [...html.matchAll(link)]
    expect(html.match(/<svg class="sqs-svg-icon--social" viewBox="0 0 64 64"/g)).toHaveLength(2)
    expect(links.map(([, ...found]) => found)).toEqual([
      ['sqs-svg-icon--wrapper instagram', 'https://www.instagram.com/clay', 'Instagram'],
      ['sqs-svg-icon--wrapper email', 'mailto:hello@clay.example', 'Email'],
    ])
  })

  it('give way to a theme’s own of the same name', async () => {
    const theme = await region(shared)
    const own = { ...theme.partials, 'sqs-social-links': parseTemplate('own') }
    const { data } = await show({ ...theme, partials: own }, '/blog/post-1')
    expect(parts(renderPage(data, FRAME).html)).toEqual(['', 'own'])
  })
})

describe('<squarespace:navigation>', () => {
  it('knows folders, what is in them, and links that lead elsewhere', async () => {
    const theme = await region(
      '<squarespace:navigation navigationId="main">{.if folderActive}in {.end}{.repeated section items}{.external-link?}<{externalLink.url}>{.or folder?}({collection.urlId}{.if folderActive}*{.end}{.repeated section items} {collection.urlId}{.if active}*{.end}{.end}){.end}{.end}</squarespace:navigation>',
    )
    const { html } = await show(theme, '/album')
    expect(html).toContain('in ')
    expect(html).toContain('(more about gallery videos)(folder* album* course)')
    expect(html).toContain('<https://example.com/>')
  })

  it('fact 9.pages.02: _hidden is a navigation of what is linked nowhere, beside one of member areas', async () => {
    const theme = await region(
      '<squarespace:navigation navigationId="_hidden">{.repeated section items}[{.if collection}{collection.urlId}{.or}{title}{.end}]{.end}</squarespace:navigation>|<squarespace:navigation navigationId="_memberareas">{items|count}</squarespace:navigation>',
    )
    const { data } = await show(theme, '/')
    const { content } = data
    const linked = content.navigations.get('main') ?? []
    const isBlog = (item: NavigationTarget) => idOfNavigationItem(item) === site.pages.blog
    const navigations = new Map([['main', withoutNavigationItems(linked, isBlog)]])
    const { html } = renderPage({ ...data, content: { ...content, navigations } }, FRAME)
    expect(html).toMatch(/^\[blog\]\[empty-blog\].*\|0$/)
    expect(html).not.toMatch(/\[(?:gallery|block|about)\]/)
  })

  it('has a part for the folder one is in', async () => {
    const theme = await region(
      '<squarespace:folder-navigation>{.repeated section items}[{collection.urlId}{.if active}*{.end}]{.end}</squarespace:folder-navigation>',
    )
    expect((await show(theme, '/course')).html).toBe('[album][course*]')
    expect((await show(theme, '/blog')).html).toBe('')
  })
})

describe('the choice of templates', () => {
  const ITEM = { 'collections/gallery.item': '<one>{item.title}</one>' }

  it('is the theme’s own, then the platform’s', async () => {
    const theme = await themeOf({
      ...ITEM,
      'collections/gallery.list': '<all>{items.0.title}</all>',
    })
    expect((await show(theme, '/gallery')).html).toBe('<all>Picture "1"</all>')
    expect((await show(theme, '/gallery/picture-2')).html).toBe('<one>Picture "2"</one>')
    expect((await show(theme, '/blog')).html).toContain('class="sw-collection BlogList"')
  })

  it('lands on the first item where there is a template for items only', async () => {
    const { html, data } = await show(await themeOf(ITEM), '/gallery')
    expect(html).toBe('<one>Picture "1"</one>')
    expect(data.view).toMatchObject({ kind: 'item', next: { title: 'Picture "2"' } })
  })

  it('leaves the list to the platform where the theme says so', async () => {
    const theme = await themeOf(ITEM, { systemCollections: ['gallery'] })
    expect((await show(theme, '/gallery')).html).toContain('GalleryList')
  })

  it('shows a theme’s page, and says so where the theme has none', async () => {
    const theme = await themeOf({ 'pages/nothing.page': '<own>{collection.title}</own>' })
    expect((await show(theme, '/template')).html).toBe('<own>The template</own>')
    expect((await show(await themeOf({}), '/template')).html).toContain('no template for this page')
  })

  it.each([
    [
      { indexType: 'stacked', fullData: true },
      '[about The body of about 0][gallery  3][videos  3]',
    ],
    [{ indexType: 'stacked' }, '[about  0][gallery  0][videos  0]'],
  ])('gives an index what its conf asks for: %j', async (conf, shown) => {
    const theme = await themeOf({
      'collections/index.conf': JSON.stringify(conf),
      'collections/index.list':
        '{.repeated section collection.collections}[{urlId} {mainContent|safe} {items|count}]{.end}',
    })
    expect((await show(theme, '/more')).html.replace(/\s+/g, ' ')).toBe(shown.replace(/\s+/g, ' '))
  })

  it('shows an index as pictures where the theme asks for a grid', async () => {
    const theme = await themeOf({ 'collections/index.conf': JSON.stringify({ indexType: 'grid' }) })
    expect((await show(theme, '/more')).html).toContain('sw-index--grid')
  })
})

describe('the layout of a page', () => {
  it('is the theme’s default unless the page chose another that the theme has', async () => {
    const theme = await themeOf({})
    const { data } = await show(theme, '/gallery')
    const page = 'page' in data.view ? data.view.page : undefined
    if (!page) throw new Error('The gallery has a page')
    const inLayout = (layout: string) =>
      renderPage(
        {
          ...data,
          view: {
            ...data.view,
            page: { ...page, settings: { ...page.settings, layout } },
          } as typeof data.view,
        },
        FRAME,
      ).html
    expect(inLayout('wide')).toBe('<wide>wide</wide>')
    expect(inLayout('gone')).toContain('GalleryList')
  })
})
