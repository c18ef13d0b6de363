import { join } from 'node:path'
import { newId } from '@sitewright/core/id'
import { PROJECT_ROOT } from '@sitewright/testing/project-root'
import { makeTarGz, makeZip } from '@sitewright/testing/test-archives'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publish } from '../content/index.ts'
import { readFolder } from './test-folder.ts'

let world: TestWorld
let site: string

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  site = `/s/${world.site.id}/api`
  await world.inSite((tx) => publish(tx, { id: null, name: 'Test' }))
})
afterAll(() => world.close())

const MANIFEST = {
  name: 'Plain',
  author: 'Someone',
  layouts: { default: { name: 'Default', regions: ['site'] } },
  stylesheets: ['site.less'],
}
const region = (word: string) =>
  `<html><head>{squarespace-headers}</head><body><i>${word}</i><script src="/scripts/a.js?{squarespace.template-revision}"></script>{squarespace.main-content}</body></html>`
const plain = (word: string, more: Record<string, string> = {}) =>
  makeZip({
    'template.conf': JSON.stringify(MANIFEST),
    'site.region': region(word),
    'styles/site.less': `// tweak: {"type":"color","title":"Ink"}\n@ink: #123456;\n.${word} { color: @ink; }`,
    'scripts/a.js': `/* ${word} */`,
    'assets/icons.svg': '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="a"/></svg>',
    'assets/page.html': '<script>alert(1)</script>',
    ...more,
  })
const install = (archive: Buffer) => world.owner.post(`${site}/themes`, archive)
const installed = async (word: string) => (await install(plain(word))).body.version.key as string
const installedKeys = async () =>
  (await world.owner.get(`${site}/themes`)).body.installed.map(({ key }: { key: string }) => key)
const choose = (theme: string, more: object = {}) =>
  world.owner.put(`${site}/style`, { theme, tweaks: {}, css: '', ...more })
const goLive = () => world.inSite((tx) => publish(tx, { id: null, name: 'Test' }))
const home = async () => (await world.visitor().get('/')).text

describe('installing a theme', () => {
  it('keeps each upload as a version, and what is the same once', async () => {
    const first = await install(plain('one'))
    expect(first).toMatchObject({
      status: 200,
      body: { version: { name: 'Plain', number: 1, author: 'Someone' }, findings: [] },
    })
    expect((await install(plain('one'))).body.version.key).toBe(first.body.version.key)
    expect((await install(plain('two'))).body.version.number).toBe(2)
    const { body } = await world.owner.get(`${site}/themes`)
    expect(body.current).toBe('hearth')
    expect(body.builtIn).toContainEqual(expect.objectContaining({ key: 'hearth', name: 'Hearth' }))
    expect(body.installed.map(({ number }: { number: number }) => number)).toEqual([2, 1])
  })

  it('says what may be said about it', async () => {
    const { body } = await install(plain('warned', { 'styles/site.less': 'a {\n  b: @nothing }' }))
    expect(body.findings).toMatchObject([
      { file: 'styles/site.less', line: 2, column: 6, severity: 'warning' },
    ])
    expect(body.version.warnings).toBe(1)
  })

  it.each([
    ['a stray space', { 'blocks/unused.block': '{ title}{ .end}' }, 'blocks/unused.block'],
    ['broken JSON', { 'collections/blog.conf': '{"a": 1,}' }, 'collections/blog.conf'],
    [
      'a file of the server, which is left out',
      { 'styles/site.less': 'a{}\n@import "/etc/passwd";' },
      'styles/site.less',
    ],
  ])('does not refuse a theme for %s, and names the place', async (_what, files, file) => {
    const { status, body } = await install(plain('stray', files))
    expect({ status, findings: body.findings }).toEqual({
      status: 200,
      findings: [expect.objectContaining({ file, severity: 'warning' })],
    })
  })

  it('takes a tar.gz file as well', async () => {
    const files = { 'template.conf': JSON.stringify({ ...MANIFEST, name: 'Packed' }) }
    const region = { 'site.region': '{squarespace.main-content}', 'styles/site.less': '' }
    const { status, body } = await install(makeTarGz({ ...files, ...region }))
    expect({ status, name: body.version?.name }).toEqual({ status: 200, name: 'Packed' })
  })

  it.each([
    ['a broken manifest', { 'template.conf': '{"a": 1,}' }, 'template.conf:1:8'],
    ['a path out of it', { '../../etc/cron.d/x': 'x' }, '../../etc/cron.d/x'],
  ])('refuses %s, names the place and keeps nothing', async (_what, files, place) => {
    const before = await installedKeys()
    const { status, body } = await install(plain('bad', files))
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'themeRefused' })
    expect(Object.keys(body.errors)).toContain(place)
    expect(await installedKeys()).toEqual(before)
  })

  it.each([
    [
      'a link',
      makeZip([{ path: 'template.conf', mode: 0o120777, data: '/etc/passwd' }]),
      'template.conf',
    ],
    [
      'a bomb',
      makeZip({ 'template.conf': '{}', 'assets/a.txt': 'a'.repeat(9_000_000) }),
      'assets/a.txt',
    ],
    ['a text', Buffer.from('hello'), 'archive'],
    ['nothing', Buffer.alloc(0), 'archive'],
  ])('refuses %s', async (_what, archive, place) => {
    const { status, body } = await install(archive)
    expect({ status, places: Object.keys(body.errors ?? {}) }).toEqual({
      status: 400,
      places: [place],
    })
  })
})

describe('a site with an installed theme', () => {
  it('looks like it once that is published, with its styles, scripts and assets', async () => {
    const key = await installed('blue')
    expect((await choose(key, { tweaks: { ink: '#abcdef' } })).body).toMatchObject({
      theme: { id: key, name: 'Plain' },
      style: { tweaks: { ink: '#abcdef' } },
    })
    expect(await home()).not.toContain('<i>blue</i>')
    await goLive()
    const html = await home()
    expect(html).toContain('<i>blue</i>')
    const [, sheet = ''] = /<link rel="stylesheet" href="(\/site\.[^"]+)"/.exec(html) ?? []
    expect((await world.visitor().get(sheet)).text).toMatch(/\.blue \{\s*color: #abcdef/)
    const [, script = ''] = /src="(\/scripts\/[^"]+)"/.exec(html) ?? []
    const { text, headers } = await world.visitor().get(script)
    expect(text).toBe('/* blue */')
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('serves drawings for sprites, and nothing that could be opened as a page', async () => {
    const svg = await world.visitor().get('/assets/icons.svg')
    expect(svg.headers['content-type']).toBe('image/svg+xml')
    expect(svg.headers['content-security-policy']).toContain("default-src 'none'")
    const page = await world.visitor().get('/assets/page.html')
    expect(page.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    })
  })

  it('goes on with the version it has while newer ones come, and back to older ones', async () => {
    const [old, young] = [await installed('old'), await installed('young')]
    await choose(young)
    await goLive()
    expect(await home()).toContain('<i>young</i>')
    await install(plain('newest'))
    expect((await install(plain('bad', { '../site.less': 'x' }))).status).toBe(400)
    expect(await home()).toContain('<i>young</i>')
    await choose(old)
    await goLive()
    expect(await home()).toContain('<i>old</i>')
  })

  it('is served by a node that has not seen the theme before', async () => {
    const key = await installed('far')
    await choose(key)
    await goLive()
    const node = await world.addNode()
    expect((await node.visitor(world.site).get('/')).text).toContain('<i>far</i>')
  })

  it('keeps values that the other theme has too, its content, and what was drafted as a version', async () => {
    await choose(await installed('before'), { tweaks: { ink: '#010203' }, css: 'p { color: red }' })
    const { body } = await choose('hearth', { tweaks: { ink: '#010203', accent: '#040506' } })
    expect(body.style).toEqual({ theme: 'hearth', tweaks: { accent: '#040506' }, css: '' })
    const { body: history } = await world.owner.get(`${site}/publications`)
    expect(history.items[0].note).toBe('Drafts as they were before the theme Hearth')
    const { body: back } = await world.owner.post(
      `${site}/publications/${history.items[0].id}/restore`,
      {},
    )
    expect(back.publication).toBeDefined()
    expect((await world.owner.get(`${site}/style`)).body.style).toMatchObject({
      tweaks: { ink: '#010203' },
      css: 'p { color: red }',
    })
  })

  it('never uses another site’s version', async () => {
    const { browser, site: other } = await world.createOwner('other@example.com')
    const key = await installed('mine')
    const style = { theme: key, tweaks: {}, css: '' }
    expect(await browser.put(`/s/${other.id}/api/style`, style)).toMatchObject({
      status: 400,
      body: { code: 'themeMissing' },
    })
  })
})

describe('removing a version', () => {
  it('is refused while the site, or its history, has it', async () => {
    const key = await installed('used')
    await choose(key)
    const remove = () => world.owner.delete(`${site}/themes/${key}`)
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'themeInUse' } })
    await goLive()
    await choose('hearth')
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'themeInUse' } })
  })

  it('removes what nothing uses, with its files', async () => {
    const key = await installed('unused')
    expect((await world.owner.delete(`${site}/themes/${key}`)).status).toBe(200)
    expect((await world.owner.delete(`${site}/themes/${key}`)).status).toBe(404)
    expect((await choose(key)).status).toBe(400)
    expect(await world.app.files.get(world.site.id, `themes/${key}`)).toBeUndefined()
  })
})

describe('a site with as many versions as it may have', () => {
  it('is told to remove some, before anything is read', async () => {
    const { browser, site: full } = await world.createOwner('full@example.com')
    const versions = Array.from({ length: 30 }, (_, index) => ({
      website_id: full.id,
      id: newId(),
      name: 'Plain',
      number: index + 1,
      author: '',
      revision: String(index),
      packed_bytes: 1,
      warnings: 0,
      installed_by: 'Test',
    }))
    await world.app.database.inSite(full.id, ({ db }) =>
      db.insertInto('theme_version').values(versions).execute(),
    )
    expect(await browser.post(`/s/${full.id}/api/themes`, plain('more'))).toMatchObject({
      status: 409,
      body: { code: 'tooManyVersions' },
    })
  })
})

describe('the project’s own theme with everything', () => {
  it('can be installed and shows every page', async () => {
    const folder = join(PROJECT_ROOT, 'packages/theme/src/fixtures/everything')
    const { status, body } = await install(makeZip(await readFolder(folder)))
    expect({ status, name: body.version?.name }).toEqual({ status: 200, name: 'Everything' })
    await choose(body.version.key)
    await goLive()
    const { status: shown, text } = await world.visitor().get('/')
    expect(shown).toBe(200)
    expect(text).toContain('<body')
  })
})

describe('the preview of a theme', () => {
  const canvas = () => world.visitor({ ...world.site, host: new URL(previewUrl).host })
  let previewUrl: string
  let key: string

  beforeAll(async () => {
    key = await installed('shown')
    await choose('hearth')
    const { body } = await world.owner.get(`${site}/themes`)
    previewUrl = body.installed.find((one: { key: string }) => one.key === key).previewUrl
  })

  it('shows the site’s own content in it, and runs nothing', async () => {
    const { pathname, search } = new URL(previewUrl)
    const { status, text, headers } = await canvas().get(pathname + search)
    expect(status).toBe(200)
    expect(text).toContain('<i>shown</i>')
    expect(text).not.toContain('sw-canvas')
    expect(headers['content-security-policy']).toContain("script-src 'none'")
    const [, sheet = ''] = /<link rel="stylesheet" href="(\/site\.[^"]+)"/.exec(text) ?? []
    expect((await canvas().get(sheet)).text).toContain('.shown')
  })

  it('has its pictures, though the site has another theme', async () => {
    const asked = { headers: { referer: previewUrl } }
    expect((await canvas().get('/assets/icons.svg', asked)).status).toBe(200)
    expect((await canvas().get('/assets/icons.svg')).status).toBe(403)
  })

  it('is nothing with another theme in its address', async () => {
    const { pathname, search } = new URL(previewUrl)
    const forged = `${pathname}${search.replace(key, 'hearth')}`
    expect((await canvas().get(forged)).status).toBe(403)
  })
})
