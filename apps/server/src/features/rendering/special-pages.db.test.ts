import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetSite } from './test-changes.ts'
import { createTestSite, type TestSite } from './test-site.ts'

let world: TestWorld
let owner: TestBrowser
let site: TestSite

beforeAll(async () => {
  world = await createTestWorld()
  const made = await world.createOwner('maker@example.com')
  owner = made.browser
  site = await createTestSite(world.app, { title: 'Clay', ownerId: made.accountId })
})
afterAll(() => world.close())

const calls = (path: string) => `/s/${site.id}/api${path}`
const get = (path: string) => world.visitor(site).get(path)

async function moveAbout(urlId: string): Promise<void> {
  expect(await owner.patch(calls(`/pages/${site.about}`), { urlId })).toMatchObject({ status: 200 })
  expect(await owner.post(calls('/publish'), {})).toMatchObject({ status: 200 })
  await forgetSite(world.app, site.id)
}

it('fact 9.pages.01: notes at readme are for whoever edits the site', async () => {
  expect((await get('/about')).text).toContain('All about Clay')
  await moveAbout('readme')
  for (const path of ['/readme', '/about']) expect((await get(path)).status).toBe(404)
  for (const path of ['/', '/shop', '/sitemap.xml', '/search?q=about']) {
    expect((await get(path)).text).not.toMatch(/readme|All about/)
  }
  const { body } = await owner.get(calls(`/pages/${site.about}/editor`))
  const { host, pathname, search } = new URL(body.canvasUrl)
  const canvas = await world.server.inject({ url: pathname + search, headers: { host } })
  expect(canvas.body).toContain('All about Clay')

  await moveAbout('about')
  expect((await get('/about')).text).toContain('All about Clay')
  expect((await get('/search?q=about')).text).toContain('href="/about"')
})
