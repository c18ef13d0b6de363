import { newId } from '@sitewright/core/id'
import { ROLES } from '@sitewright/core/roles'
import { textDocument } from '@sitewright/page/test-page'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let page: { id: string }

beforeAll(async () => {
  world = await createTestWorld()
  page = (await world.owner.post(api('/pages'), { title: 'Hours' })).body.page
  await write(`/pages/${page.id}/editor`, 'Open on Monday')
  await world.owner.post(api('/publish'), {})
  await write(`/pages/${page.id}/editor`, 'Open on Sunday')
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`
const compare = async (query = '') => (await world.owner.get(api(`/comparison/page?${query}`))).body
const canvas = () =>
  world.visitor({ ...world.site, host: world.site.host.replace('.', '--canvas.') })

async function show(url: string) {
  const { pathname, search } = new URL(url)
  return canvas().get(pathname + search)
}

/** Puts a section of text at the top of the draft that an editor opens, and gives its id. */
async function write(path: string, text: string): Promise<string> {
  const { documents } = (await world.owner.get(api(path))).body
  const { id, revision } = documents[0]
  const body = textDocument(text)
  const [known = ''] = body.sectionOrder
  const section = body.sections[known]
  const fresh = [known, ...Object.keys(section?.blocks ?? {})].reduce(
    (now, one) => now.replaceAll(one, newId()),
    JSON.stringify(section),
  )
  const operations = [{ kind: 'insertSection', section: JSON.parse(fresh), index: 0 }]
  const sent = { batchId: newId(), baseRevision: revision, operations }
  const answer = await world.owner.post(api(`/documents/${id}/operations`), sent)
  expect(answer).toMatchObject({ status: 200 })
  return JSON.parse(fresh).id
}

describe('GET /s/:siteId/api/comparison/page', () => {
  it('opens the page that differs, published and drafted, each with its changed sections marked', async () => {
    const { pageId, change, before, after, pages } = await compare()
    expect(pageId).toBe(page.id)
    expect(pages).toContainEqual({ id: page.id, title: 'Hours', isChanged: true })
    const [{ sectionId, kind }] = change.bodies[0].sections
    expect(kind).toBe('added')
    const [published, drafted] = [await show(before.url), await show(after.url)]
    expect([published.status, drafted.status]).toEqual([200, 200])
    expect(published.text).toContain('Open on Monday')
    expect(published.text).not.toContain('Open on Sunday')
    expect(drafted.text).toContain('Open on Sunday')
    expect(drafted.text).toContain(`[data-section-id="${sectionId}"]{outline`)
    expect(drafted.text).toContain(`id="section-${sectionId}"`)
    expect(published.text).not.toContain(sectionId)
  })

  it('asks as many statements however many pages have changed', async () => {
    const statements = async () => {
      world.queries.length = 0
      await compare(`pageId=${page.id}`)
      return world.queries.length
    }
    const before = await statements()
    for (const title of ['More', 'And more', 'Most'])
      await world.owner.post(api('/pages'), { title })
    expect(await statements()).toBe(before)
  })

  it('lets nothing run, be pressed or be sent in a frame', async () => {
    const { headers, text } = await show((await compare()).after.url)
    expect(headers['content-security-policy']).toMatch(
      /^script-src 'none'; form-action 'none'; frame-src 'none'; object-src 'none'; frame-ancestors /,
    )
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(text).toMatch(/<head[^>]*><base target="_blank">/)
    expect(text).toMatch(/<body inert/)
    expect(text).not.toMatch(/<script(?![^>]*application\/(?:ld\+)?json)/)
    expect(text).not.toMatch(/data-(?:block-id|edit-field)=/)
  })

  it('takes nothing into a frame from marks that somebody wrote', async () => {
    const url = new URL((await compare()).after.url)
    url.searchParams.set('marks', 'c-1-</style><b>, a-2-x.r-9999-y.')
    const { text } = await show(url.href)
    expect(text).not.toContain('</style><b>')
  })

  it('shows a version of the history in its own style', async () => {
    const [first] = (await world.owner.get(api('/publications'))).body.items
    const css = (color: string) => ({ theme: 'hearth', tweaks: {}, css: `h1 { color: ${color} }` })
    await world.owner.put(api('/style'), css('#008080'))
    await world.owner.post(api('/publish'), {})
    await world.owner.put(api('/style'), css('#dc143c'))
    const { shared, before, after } = await compare(`before=${first.id}`)
    expect(shared).toContainEqual(
      expect.objectContaining({
        key: 'style',
        values: [{ name: 'css', before: null, after: null }],
      }),
    )
    // Another node knows neither sheet, and is told by the address of the page which version asks.
    const node = await world.addNode()
    const other = node.visitor({ ...world.site, host: canvas().host })
    const sheetOf = async (url: string) => {
      const path = /\/site\.[0-9a-f]+\.css/.exec((await show(url)).text)?.[0] ?? ''
      return (await other.get(path, { headers: { referer: url } })).text
    }
    expect(await sheetOf(before.url)).not.toMatch(/#008080|#dc143c/)
    expect(await sheetOf(after.url)).toContain('#dc143c')
  })

  it('has no published side of a page that is not published, nor a drafted one of a page that is gone', async () => {
    const made = (await world.owner.post(api('/pages'), { title: 'Fresh' })).body.page
    expect(await compare(`pageId=${made.id}`)).toMatchObject({
      before: null,
      after: { url: expect.any(String) },
      change: { kind: 'added' },
    })
    await world.owner.delete(api(`/pages/${page.id}`))
    expect(await compare(`pageId=${page.id}`)).toMatchObject({
      before: { url: expect.any(String) },
      after: null,
      change: { kind: 'removed' },
    })
  })

  it('compares an item with what visitors see of it', async () => {
    const blog = (await world.owner.post(api('/pages'), { title: 'Notes', kind: 'blog' })).body.page
    await world.owner.post(api('/publish'), {})
    const item = (await world.owner.post(api(`/collections/${blog.id}/items`), { title: 'Tea' }))
      .body.item
    const ofItem = `pageId=${blog.id}&itemId=${item.id}`
    await write(`/items/${item.id}/editor`, 'First words')
    expect(await compare(ofItem)).toMatchObject({ title: 'Tea', change: null, before: null })
    await world.owner.post(api(`/items/${item.id}/publish`), {})
    const added = await write(`/items/${item.id}/editor`, 'More words')
    const { change, before, after } = await compare(ofItem)
    expect(change.bodies[0].sections).toMatchObject([{ sectionId: added, kind: 'added' }])
    expect((await show(before.url)).text).not.toContain('More words')
    expect((await show(before.url)).text).toContain('First words')
    expect((await show(after.url)).text).toContain('More words')
  })

  it('is for those who may read drafts, of that site alone, and as long as they may', async () => {
    const { browser, accountId } = await world.createOwner('looker@example.com')
    expect((await browser.get(api('/comparison/page'))).status).toBe(404)
    const membership = { account_id: accountId, website_id: world.site.id }
    const { global } = world.app.database
    await global
      .insertInto('membership')
      .values({ ...membership, role: ROLES.viewer })
      .execute()
    const answer = await browser.get(api('/comparison/page'))
    expect(answer.status).toBe(200)
    const { url } = answer.body.after
    expect((await show(url)).status).toBe(200)
    await global
      .deleteFrom('membership')
      .where('account_id', '=', accountId)
      .where('website_id', '=', world.site.id)
      .execute()
    await expect.poll(async () => (await show(url)).status).toBe(403)
    const other = new URL(url)
    other.searchParams.set('version', newId())
    expect((await show(other.href)).status).toBe(403)
  })
})
