/** Pages that `sitewright dev --site` shows of a published site in a theme being written, from its address and from a file. */

import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paragraph } from '@sitewright/blocks/rich-text'
import { makeTarGz } from '@sitewright/testing/test-archives'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { loadTheme, type Theme } from '@sitewright/theme'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../platform/postgres/free-port.ts'
import { document, section, text } from '../../../../starting-points/compose.ts'
import { forgetSite } from '../../test-changes.ts'
import { answerRemote } from './answer-remote.ts'
import { liveSite } from './live-site.ts'
import { openRemoteSite } from './open-remote-site.ts'
import { renderRemotePage } from './remote-page.ts'
import type { RemoteSite } from './remote-site.ts'
import { saving } from './saving.ts'

let world: TestWorld
let folder: string
let origin: string
/** The theme being written, whose fields and navigations have other names than the site's. */
let theme: Theme

const ITEMS =
  '{.repeated section items}[{collection.navigationTitle|html}{.if collection.description}: {collection.description|html}{.end}{.if active}*{.end}{.if folderActive}+{.end}{.repeated section items}({collection.navigationTitle|html}{.if active}*{.end}){.end}]{.end}'
const PASSWORD = 'open sesame'
const SECRET = 'unspoken'

/** Files of a theme with a main navigation, one for the footer, two fields, and a number of others beside a post. */
function themeFiles(main: string, foot: string, fields: readonly string[], related: number) {
  const tag = (name: string) =>
    `<squarespace:navigation navigationId="${name}">${ITEMS}</squarespace:navigation>`
  const places = fields.map(
    (id) => `<squarespace:block-field id="${id}" label="${id}" columns="12" />`,
  )
  return {
    'template.conf': JSON.stringify({
      name: 'Plain',
      layouts: { default: { name: 'Default', regions: ['site.region'] } },
      navigations: [main, foot, 'spareNav'].map((name) => ({ name, title: name })),
    }),
    'site.region': `<!doctype html><html><head>{squarespace-headers}</head><body><nav>${tag(main)}</nav><aside><squarespace:folder-navigation>${ITEMS}</squarespace:folder-navigation></aside>${places.join('')}{squarespace.main-content}<footer>${tag(foot)}</footer></body></html>`,
    'collections/blog.list': '{.repeated section items}<h2>{title}</h2>{.end}',
    'collections/blog.item': `<h1>{item.title}</h1><ul><squarespace:related limit="${related}">{.repeated section items}<li>{title}</li>{.end}</squarespace:related></ul>`,
    'collections/products.list': `{.repeated section items}<p>{title}:<squarespace:related itemId="{id}" limit="1">{.repeated section items}<b>{title}</b>{.end}</squarespace:related></p>{.end}`,
  }
}

const api = (path: string) => `/s/${world.site.id}/api${path}`

async function post(path: string, input?: unknown) {
  const answer = await world.owner.post(api(path), input)
  expect(answer, path).toMatchObject({ status: 200 })
  return answer.body
}

async function newPage(title: string, input: object = {}): Promise<string> {
  return (await post('/pages', { title, kind: 'page', ...input })).page.id
}

const navigate = (fieldName: string, items: readonly object[]) =>
  post('/widget/UpdateNavigation', { fieldName, navigation: { items } })

async function write(documentId: string, words: string, index = 0) {
  const { sections, sectionOrder } = document(section({}, text([0, 0, 12, 2], paragraph(words))))
  await post(`/documents/${documentId}/operations`, {
    batchId: String(index + 1).repeat(24),
    baseRevision: index + 1,
    operations: [{ kind: 'insertSection', section: sections[sectionOrder[0] ?? ''], index }],
  })
}

async function fillField(field: string, words: string): Promise<string> {
  const { documentId } = await post('/block-fields', { field })
  await write(documentId, words)
  return documentId
}

/** Five posts, the last one first, of which a page shows four. */
async function writeNotebook() {
  const notebook = await newPage('Notebook', { kind: 'blog' })
  await world.owner.patch(api(`/pages/${notebook}`), { settings: { pageSize: 4 } })
  const posts = [
    { title: 'Ash', categories: ['Clay'], tags: ['slow'] },
    { title: 'Birch', categories: ['Clay'] },
    { title: 'Cedar', tags: ['slow'] },
    { title: 'Drift' },
    { title: 'Elm' },
  ]
  for (const [index, one] of posts.entries()) {
    const publishOn = world.clock.now() - (10 - index) * 60_000
    await post(`/collections/${notebook}/items`, { ...one, status: 'public', publishOn })
  }
}

beforeAll(async () => {
  const port = await freePort()
  world = await createTestWorld({
    startingPointId: 'shop',
    config: { sitesDomain: `localhost:${port}` },
  })
  await world.server.listen({ port, host: '127.0.0.1' })
  origin = `http://${world.site.host}`
  folder = await mkdtemp(join(tmpdir(), 'sitewright-remote-'))

  const files = makeTarGz(themeFiles('mainNav', 'footerNav', ['intro', 'footerBlocks'], 1))
  const { version } = await post('/themes', files)
  const look = { theme: version.key, tweaks: {}, css: '' }
  expect(await world.owner.put(api('/style'), look)).toMatchObject({ status: 200 })
  const [kiln, visits, more, imprint, club, inside, spare] = [
    await newPage('Kiln'),
    await newPage('Visits'),
    await newPage('More', { kind: 'folder' }),
    await newPage('Imprint'),
    await newPage('Club', { kind: 'folder' }),
    await newPage(`Inside ${SECRET}`),
    await newPage('Spare'),
  ]
  await world.owner.patch(api(`/pages/${club}`), { settings: { description: SECRET } })
  await writeNotebook()
  await navigate('mainNav', [{ collectionId: kiln }, { collectionId: visits }])
  await navigate('footerNav', [
    { collectionId: more, items: [{ collectionId: imprint }] },
    { collectionId: club, items: [{ collectionId: inside }] },
  ])
  // Declared by the theme, but shown nowhere.
  await navigate('spareNav', [{ collectionId: spare }])
  const intro = await fillField('intro', 'Thrown by hand since 1982')
  await fillField('footerBlocks-of-another-theme', SECRET)
  const { documents } = (await world.owner.get(api(`/pages/${kiln}/editor`))).body
  const footer = documents.find(({ field }: { field: string | null }) => field === 'footer')
  await write(footer.id, 'Harbour Road 12', footer.revision - 1)
  await post('/publish', {})
  await world.owner.put(api(`/pages/${club}/password`), { password: PASSWORD })
  // Not published.
  await write(intro, SECRET, 1)
  await newPage(`Draft ${SECRET}`)
  await forgetSite(world.app, world.site.id)

  const own = themeFiles('mainNavigation', 'footerNavigation', ['intro', 'foot-of-page'], 3)
  await mkdir(join(folder, 'collections'))
  for (const [name, content] of Object.entries(own)) await writeFile(join(folder, name), content)
  theme = await loadTheme(folder)
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

/** Address of the site. */
async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function shown(site: RemoteSite, path: string): Promise<string> {
  const frame = { theme, styles: { path: '/site.css', fonts: [] }, modules: [] }
  return (await renderRemotePage(site, path, frame)).html
}

/** Progress lines while all of the site was saved. */
async function saved(file: string): Promise<readonly string[]> {
  const site = await openRemoteSite(origin, { saveTo: file })
  const lines: string[] = []
  await site.readWhole?.((line) => lines.push(line))
  return lines
}

const sources: Record<string, () => Promise<RemoteSite>> = {
  'its address': () => openRemoteSite(origin),
  'a file': async () => {
    const file = join(folder, 'saved.json')
    await saved(file)
    return openRemoteSite(file)
  },
}

describe.each(Object.entries(sources))('a site that is shown from %s', (_name, open) => {
  it('has in each navigation what its owner put there', async () => {
    const site = await open()
    expect(site.notes).toEqual([])
    const html = await shown(site, '/kiln')
    expect(html).toContain('<nav>[Kiln*][Visits]</nav>')
    expect(html).toContain('<footer>[More(Imprint)][Club]</footer>')
    expect(await shown(site, '/imprint')).toContain('<footer>[More+(Imprint*)][Club]</footer>')
  })

  it('has in its fields what visitors read there, each where this theme has it', async () => {
    const html = await shown(await open(), '/kiln')
    const [, intro, foot] = html.split('data-type="block-field"')
    expect(intro).toMatch(/^ id="intro"><div class="sqs-row"><div class="sqs-col-12 span-12"><div /)
    expect(intro).toContain('Thrown by hand since 1982')
    expect(foot).toContain('id="foot-of-page"')
    expect(foot).toContain('Harbour Road 12')
    expect(foot).not.toContain('since 1982')
  })

  it('has beside a page what is in its folder', async () => {
    const site = await open()
    expect(await shown(site, '/imprint')).toContain('<aside>[Imprint*]</aside>')
    expect(await shown(site, '/more')).toContain('<aside>[Imprint]</aside>')
    expect(await shown(site, '/kiln')).toContain('<aside></aside>')
    // Behind a password.
    expect(await shown(site, '/club')).not.toContain(SECRET)
  })

  it('has beside a post others like it, as many as this theme asks for', async () => {
    const site = await open()
    const ash = await shown(site, '/notebook/ash')
    expect(ash).toContain('<h1>Ash</h1><ul><li>Birch</li><li>Cedar</li><li>Elm</li></ul>')
    expect(ash).toContain('Thrown by hand since 1982')
  })

  it('has all pages of a list', async () => {
    const site = await open()
    const first = await site.contextOf('/notebook')
    const [next = ''] = /"nextPageUrl":"([^"]+)"/.exec(JSON.stringify(first))?.slice(1) ?? []
    expect(await shown(site, next)).toContain('<h2>Ash</h2>')
  })

  it('has beside products others of their store', async () => {
    const html = await shown(await open(), '/shop')
    const products = [...html.matchAll(/<p>(.*?):<b>(.*?)<\/b><\/p>/g)]
    expect(products.length).toBeGreaterThan(1)
    for (const [, product, related] of products) expect(related).not.toBe(product)
  })

  it('has them where nothing is found, too', async () => {
    const html = await shown(await open(), '/no-such-page')
    expect(html).toContain('<nav>[Kiln][Visits]</nav>')
    expect(html).toContain('Harbour Road 12')
  })
})

describe('what is told of a site', () => {
  it('is nothing that visitors do not see', async () => {
    const file = join(folder, 'saved.json')
    await saved(file)
    const kept = await readFile(file, 'utf8')
    expect(kept).toContain('Thrown by hand since 1982')
    expect(kept).toContain('"navigationTitle":"Club"')
    const { body, text: said } = await world.visitor().get('/?format=navigations')
    expect(Object.keys(body.navigations)).toEqual(['main', 'footer'])
    for (const told of [kept, said]) {
      expect(told).not.toContain(SECRET)
      expect(told).not.toContain('owner@example.com')
    }
    // An ordinary page that no visible navigation leads to.
    expect(said).not.toContain('Spare')
  })

  it('is kept like other forms of a page', async () => {
    await forgetSite(world.app, world.site.id)
    const first = await world.visitor().get('/?format=navigations')
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-robots-tag': 'noindex',
    })
    world.queries.length = 0
    expect((await world.visitor().get('/?format=navigations')).text).toBe(first.text)
    expect(world.queries).toEqual([])
    expect(await world.visitor().get('/kiln?format=navigations')).toMatchObject({ status: 404 })
  })
})

describe('saving a site', () => {
  it('reads all of it, and says so', async () => {
    const file = join(folder, 'saved.json')
    const lines = await saved(file)
    expect(lines.at(-1)).toMatch(
      new RegExp(`^Saved ${origin} in ${file}, all of its \\d+ pages\\.$`),
    )
    const { pages, fields } = JSON.parse(await readFile(file, 'utf8'))
    const { text: sitemap } = await world.visitor().get('/sitemap.xml')
    const named = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    expect(named).toContain('/notebook/ash')
    for (const path of named) {
      expect(pages[path], path).not.toBeNull()
      expect(fields[path], path).toMatchObject({ intro: expect.stringContaining('Thrown by hand') })
    }
  })

  it('has an end, is told while it goes on, and keeps what is looked at later', async () => {
    const file = join(folder, 'part.json')
    const lines: string[] = []
    const remote = await saving(await liveSite(origin), file, { mostPages: 2, pagesAtOnce: 1 })
    await remote.readWhole?.((line) => lines.push(line))
    expect(lines.slice(0, 2)).toEqual([
      `Saving ${origin}: 1 of 2 pages`,
      `Saving ${origin}: 2 of 2 pages`,
    ])
    expect(lines[2]).toMatch(
      /the first 2 pages\. Of the other \d+ it keeps those that you look at\.$/,
    )
    const keptPages = async () => Object.keys(JSON.parse(await readFile(file, 'utf8')).pages)
    expect(await keptPages()).toHaveLength(2)
    await shown(remote, '/notebook/ash')
    expect(await keptPages()).toContain('/notebook/ash')
  })
})

describe('what cannot be shown is said, with what to do', () => {
  it('where nobody answers', async () => {
    const address = `http://127.0.0.1:${await freePort()}`
    await expect(openRemoteSite(address)).rejects.toThrow(
      `${address} cannot be reached: ECONNREFUSED. Check the address, or show what --save kept of it.`,
    )
  })

  it('where the site does not say what is in its navigations, and where it goes away', async () => {
    const away = createServer(({ url = '' }, answer) => {
      const isData = url.includes('format=json')
      answer.setHeader('content-type', isData ? 'application/json' : 'text/html')
      answer.end(isData ? '{"website":{},"collection":{}}' : '<p>A page</p>')
    })
    const address = await listening(away)
    const remote = await openRemoteSite(address)
    expect(remote.notes).toEqual([
      `${address} does not say what is in its navigations: each has the pages of its sitemap.`,
    ])
    await new Promise((done) => away.close(done))
    const storefront = { files: new Map(), entry: () => undefined }
    const finish = (html: string) => html
    const answer = await answerRemote({ storefront }, { remote, theme, finish }, '/kiln')
    expect(answer.status).toBe(502)
    // The error text depends on whether a connection was still open.
    const said = String(await answer.text.in('identity'))
    expect(said).toContain(`${address} cannot be reached: `)
    expect(said).toContain('Check the address, or show what --save kept of it.')
  })

  it('but what an index says of itself stands beside it, whoever made the site', async () => {
    const works = { id: 'w', typeName: 'index', fullUrl: '/works', navigationTitle: 'Works' }
    const kiln = { id: 'k', navigationTitle: 'Kiln', fullUrl: '/kiln' }
    const data: Record<string, object> = {
      '/': { website: {}, collection: { id: 'h', fullUrl: '/', navigationTitle: 'Home' } },
      '/works': { website: {}, collection: { ...works, collections: [kiln] } },
      '/kiln': { website: {}, collection: kiln, mainContent: '' },
    }
    const other = createServer(({ url = '' }, answer) => {
      const { pathname } = new URL(url, 'http://other')
      answer.setHeader('content-type', 'application/json')
      if (pathname === '/sitemap.xml') {
        answer.end(['/works', '/kiln'].map((path) => `<loc>http://x${path}</loc>`).join(''))
      } else answer.writeHead(data[pathname] ? 200 : 404).end(JSON.stringify(data[pathname] ?? {}))
    })
    const remote = await openRemoteSite(await listening(other))
    expect(await shown(remote, '/works')).toContain('<aside>[Kiln]</aside>')
    expect(await shown(remote, '/kiln')).toContain('<aside>[Kiln*]</aside>')
    expect(await shown(remote, '/')).toContain('<aside></aside>')
    await new Promise((done) => other.close(done))
  })

  it('where the file is of an earlier version, whose pages are shown all the same', async () => {
    const file = join(folder, 'saved.json')
    await saved(file)
    const { navigations, fields, ...before } = JSON.parse(await readFile(file, 'utf8'))
    expect([navigations, fields]).toEqual([expect.any(Object), expect.any(Object)])
    const old = join(folder, 'old.json')
    await writeFile(old, JSON.stringify(before))
    const site = await openRemoteSite(old)
    const again = `Save it again with --site ${origin} --save ${old}.`
    expect(site.notes).toEqual([
      `${old} does not say what is in the navigations of ${origin}: each has the pages of its sitemap. ${again}`,
      `${old} was saved before fields were kept, so they are empty. ${again}`,
    ])
    expect(await shown(site, '/kiln')).toMatch(/<footer>.*\[Visits\].*<\/footer>/)
  })

  it('where the file is something else', async () => {
    const file = join(folder, 'site.region')
    await expect(openRemoteSite(file)).rejects.toThrow('was not saved by `sitewright dev --save`')
  })
})
