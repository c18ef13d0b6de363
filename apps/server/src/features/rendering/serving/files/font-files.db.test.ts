import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSite, type TestSite } from '../../test-site.ts'

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

/** Fonts that the site's pages preload. */
async function preloaded(): Promise<string[]> {
  const { text } = await world.visitor(site).get('/')
  const links = text.matchAll(/<link rel="preload" as="font" type="font\/woff2" href="([^"]+)"/g)
  return [...links].map(([, path = '']) => path)
}

describe('the fonts of a site', () => {
  it('are at most two to begin with, and are in its style sheet', async () => {
    const { text } = await world.visitor(site).get('/')
    const css = await world.visitor(site).get(/\/site\.[0-9a-f]+\.css/.exec(text)?.[0] ?? '')
    const paths = await preloaded()
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.length).toBeLessThanOrEqual(2)
    for (const path of paths) expect(css.text).toContain(`src:url(${path}) format("woff2")`)
  })

  it('are the same on the site, its canvas and the studio, and kept for good', async () => {
    const [path = ''] = await preloaded()
    const canvas = world.visitor({ ...site, host: site.host.replace('.', '--canvas.') })
    for (const browser of [world.visitor(site), canvas, world.guest()]) {
      const { status, headers, bytes } = await browser.get(path)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(headers['set-cookie']).toBeUndefined()
      expect(bytes.subarray(0, 4).toString()).toBe('wOF2')
    }
  })

  it('are there for the lock of a private site', async () => {
    const [path = ''] = await preloaded()
    const status = `/s/${site.id}/api/status`
    await owner.put(status, { status: 'private', password: 'open sesame' })
    expect((await world.visitor(site).get('/')).status).toBe(401)
    expect((await world.visitor(site).get(path)).status).toBe(200)
    expect((await owner.put(status, { status: 'public' })).status).toBe(200)
  })

  it.each([
    '/universal/fonts/nothing.woff2',
    '/universal/fonts/..%2f..%2fpackage.json',
    '/universal/fonts/inter-latin-wght-normal.woff2',
  ])('are nothing else: %s', async (path) => {
    expect((await world.visitor(site).get(path)).status).toBe(404)
  })
})
