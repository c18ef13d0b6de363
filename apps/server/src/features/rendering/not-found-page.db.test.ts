import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const WORDS = 'Lost among the pots'

let world: TestWorld
let visitor: TestBrowser
let api: string
let pageId: string

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
})
afterAll(() => world.close())

beforeEach(async () => {
  const input = { title: 'Clay', startingPointId: 'shop' }
  const { site } = (await world.owner.post('/api/sites', input)).body
  api = `/s/${site.id}/api`
  visitor = world.visitor({ ...site, host: `${site.identifier}.${world.app.config.sitesDomain}` })
  const page = { title: WORDS, kind: 'page' }
  pageId = (await world.owner.post(`${api}/pages`, page)).body.page.id
  await change({ urlId: 'lost' })
})

async function change(values: object, id = pageId): Promise<void> {
  const { status, text } = await world.owner.patch(`${api}/pages/${id}`, values)
  expect(status, text).toBe(200)
}
const settings = (values: object, id?: string) => change({ settings: values }, id)
async function publish(): Promise<void> {
  expect((await world.owner.post(`${api}/publish`)).status).toBe(200)
  await expect.poll(async () => (await visitor.get('/')).status).toBe(200)
}

describe('the owner’s page for wrong addresses', () => {
  it('is a draft until it is published, and then answers all of them with 404', async () => {
    await publish()
    await settings({ answersNotFound: true })
    expect((await visitor.get('/nowhere')).text).not.toContain(`<title>${WORDS}`)
    await publish()
    for (const path of ['/nowhere', '/shop/p/gone', '/lost', '/a/b/c']) {
      const { status, text } = await visitor.get(path)
      expect({ path, status }).toEqual({ path, status: 404 })
      expect(text).toContain(`<title>${WORDS}`)
    }
  })

  it('is found by no search, until it answers them no more', async () => {
    const foundIn = async () => ({
      map: (await visitor.get('/sitemap.xml')).text.includes('/lost<'),
      search: (await visitor.get('/search?q=lost+among')).text.includes('class="sw-search-result"'),
      engines: !(await visitor.get('/lost')).text.includes('noindex'),
    })
    const everywhere = { map: true, search: true, engines: true }
    await publish()
    await expect.poll(foundIn).toEqual(everywhere)
    await settings({ answersNotFound: true })
    await publish()
    await expect.poll(foundIn).toEqual({ map: false, search: false, engines: false })
    await settings({ answersNotFound: false })
    await publish()
    await expect.poll(foundIn).toEqual(everywhere)
  })

  it('has copies, and pages made like it, that are at their own addresses', async () => {
    await settings({ answersNotFound: true })
    const copy = (await world.owner.post(`${api}/pages/${pageId}/duplicate`)).body.page
    const { template } = (await world.owner.post(`${api}/page-templates`, { pageId, name: 'Lost' }))
      .body
    const title = 'Found'
    await world.owner.post(`${api}/page-templates/${template.id}/pages`, { title })
    await publish()
    for (const path of [`/${copy.urlId}`, '/found']) {
      expect({ path, status: (await visitor.get(path)).status }).toEqual({ path, status: 200 })
    }
  })

  it('comes after redirects', async () => {
    await settings({ answersNotFound: true })
    await publish()
    const redirect = { path: '/old', target: '/' }
    expect(await world.owner.post(`${api}/redirects`, redirect)).toMatchObject({ status: 200 })
    await expect.poll(async () => (await visitor.get('/old')).status).toBe(301)
    expect((await visitor.get('/older')).status).toBe(404)
  })

  it.each([
    ['is switched off', { answersNotFound: true, isEnabled: false }],
    ['is not chosen any more', { answersNotFound: false }],
  ])('gives way to the theme’s where it %s', async (_, values) => {
    await settings({ answersNotFound: true })
    await publish()
    const nowhere = async () => (await visitor.get('/nowhere')).text
    await expect.poll(nowhere).toContain(`<title>${WORDS}`)
    await settings(values)
    await publish()
    await expect.poll(nowhere).not.toContain(`<title>${WORDS}`)
    expect((await visitor.get('/nowhere')).status).toBe(404)
  })

  it('is never the home page, whatever that says', async () => {
    const { pages } = (await world.owner.get(`${api}/pages`)).body
    const home = pages.find(({ isHome }: { isHome: boolean }) => isHome)
    await settings({ answersNotFound: true }, home.id)
    await publish()
    expect((await visitor.get('/')).status).toBe(200)
    expect((await visitor.get('/nowhere')).text).not.toContain(`<title>${home.title}`)
  })

  it('gives way to the theme’s while it has a password', async () => {
    await settings({ answersNotFound: true })
    await publish()
    await expect.poll(async () => (await visitor.get('/nowhere')).text).toContain(`<title>${WORDS}`)
    const locked = { password: 'open sesame' }
    expect((await world.owner.put(`${api}/pages/${pageId}/password`, locked)).status).toBe(200)
    await expect
      .poll(async () => (await visitor.get('/nowhere')).text)
      .not.toContain(`<title>${WORDS}`)
    expect((await visitor.get('/nowhere')).status).toBe(404)
  })
})
